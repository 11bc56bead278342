/**
 * The Content-Security-Policy of a page. Scripts and style elements need the nonce; style attributes are allowed,
 * because React writes positions of panels and pop-overs that way.
 *
 * @param nonce fresh for each page
 * @param isDevelopment allows `eval`, which React's development build needs, and the reload socket
 */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' blob: data:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': `'self'${isDevelopment ? ' ws:' : ''}`,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
