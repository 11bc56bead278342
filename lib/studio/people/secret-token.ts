import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits for a cookie or a link, in characters that are safe in both, and the id of its row. */
export function createToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: hash(token) };
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whether a text may be a token, or the id of one. */
export const isTokenLike = (text: string) => /^[\w-]{43}$/.test(text);

/**
 * The id under which a token's row is stored: its SHA-256, so that readers of the database cannot use the token.
 *
 * @returns null for a text that is no token
 */
export function tokenId(token: string | null): string | null {
  return token === null || !isTokenLike(token) ? null : hash(token);
}
