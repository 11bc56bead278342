/** The proxy sets this on requests for the login page, which is rendered without the studio's frame. */
export const loginPageHeader = 'x-easel-door';
