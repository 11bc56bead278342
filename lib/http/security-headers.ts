/** The headers of every response. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: with it, our own forms would post with `Origin: null`.
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

/** Of everything that a public link opens: its address is a secret, and no search engine lists it. */
export const sharedHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/**
 * Added to every response of a route handler. A browser that opens one directly neither runs nor frames its content,
 * whatever an upstream or an upload contains.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Sets headers that a response lacks. */
export function addHeaders(headers: Headers, additions: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(additions)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
