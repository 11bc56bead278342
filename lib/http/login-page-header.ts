/** Set by the proxy on requests for the login page, which is shown without the studio's frame. */
export const loginPageHeader = 'x-easel-door';
