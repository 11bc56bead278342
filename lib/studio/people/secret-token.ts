import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits for a cookie or a link, in characters that are safe in both. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The id under which a token's row is stored: its SHA-256, so that readers of the database cannot use the token.
 *
 * @returns null for a text that is no token
 */
export function tokenId(token: string | null): string | null {
  if (token === null || !/^[\w-]{43}$/.test(token)) return null;
  return createHash('sha256').update(token).digest('base64url');
}
