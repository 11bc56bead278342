/** Set by the proxy on requests for the login page, which stands outside of the studio's own frame. */
export const doorHeader = 'x-easel-door';
