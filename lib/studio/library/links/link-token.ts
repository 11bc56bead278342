import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../http/is-same-secret.ts';

/** Bytes of an id, and of its code. */
const halfBytes = 16;
/** 16 bytes as base64url. */
const halfCharacters = 22;

/**
 * The token of a public link: its id and a code that only the studio can compute, 16 bytes each. Reading the table of
 * links alone opens none.
 *
 * @param secret of the studio
 */
export function linkToken(id: string, secret: Buffer): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const code = createHmac('sha256', secret).update(`board-link:${id}`).digest().subarray(0, halfBytes);
  return `${name}${code.toString('base64url')}`;
}

/** The id of the link that a token belongs to; null for a token that this studio never made. */
export function readLinkToken(token: string, secret: Buffer): string | null {
  if (!/^[\w-]{44}$/.test(token)) return null;
  const hex = Buffer.from(token.slice(0, halfCharacters), 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isSameSecret(token, linkToken(id, secret)) ? id : null;
}
