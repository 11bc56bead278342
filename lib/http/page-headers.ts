/** The proxy sets this on requests for pages that are drawn without the studio's frame, such as the login page. */
export const framelessHeader = 'x-easel-frameless';

/** The proxy sets these on requests for pages: the id and the role of the person who asks. */
export const personHeader = 'x-easel-person';
export const roleHeader = 'x-easel-role';
