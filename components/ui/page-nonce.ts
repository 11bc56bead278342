import { setNonce } from 'get-nonce';

/**
 * The nonce of this page's Content-Security-Policy, for libraries that write style elements: it is set for libraries
 * that use `get-nonce` (as scroll locks do), and returned for those that take it as a property. Undefined on the
 * server.
 */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // Browsers hide the attribute's value, but not the property's.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce !== undefined && nonce !== '') setNonce(nonce);
  return nonce;
}
