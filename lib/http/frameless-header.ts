/** The proxy sets this on requests for pages that are drawn without the studio's frame, such as the login page. */
export const framelessHeader = 'x-easel-frameless';
