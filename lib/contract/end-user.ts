/**
 * The request header that names the person among those who share an API key: an opaque text that the service compares,
 * so that people take turns.
 */
export const endUserHeader = 'X-Easel-User';

/** What may stand in the header: up to 128 visible ASCII characters. */
export const endUserPattern = /^[\x21-\x7E]{1,128}$/;
