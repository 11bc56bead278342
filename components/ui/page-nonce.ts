import { setNonce } from 'get-nonce';

/**
 * The nonce of this page's Content-Security-Policy, for libraries that write style elements: it is lent to those that ask
 * `get-nonce` (scroll locks do), and answered for those that take it as a property. Undefined on the server.
 */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // The attribute is hidden from selectors' values, the property is not.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce !== undefined && nonce !== '') setNonce(nonce);
  return nonce;
}
