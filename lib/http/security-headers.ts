/** The headers of every response. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: a form of our own would then post with `Origin: null`.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Added to every page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/**
 * Added to every answer of a route handler. Whatever an upstream or an upload holds, a browser that is led straight to it
 * neither runs nor frames it.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Sets headers that are not there yet. */
export function addHeaders(headers: Headers, additions: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(additions)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
