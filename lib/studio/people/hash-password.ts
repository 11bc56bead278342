import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { EaselError } from '../../contract/error.ts';
import { isSameSecret } from '../../http/is-same-secret.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * What one guess costs: 32 MiB of memory, and three passes. From OWASP's Password Storage Cheat Sheet:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
const cost = { log2N: 15, r: 8, p: 3 };
const keyBytes = 32;
/** One at a time: each takes a thread of the few that files and addresses also wait for. */
const inTurn = pLimit(1);
const mostWaiting = 50;

async function derivedKey(password: string, salt: Buffer, { log2N, r, p }: typeof cost): Promise<string> {
  if (inTurn.pendingCount >= mostWaiting) {
    throw new EaselError('too_many_requests', 'Too many logins at once. Try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }
  const options = { N: 2 ** log2N, r, p, maxmem: 256 * r * 2 ** log2N };
  // The same characters may be typed as different code points (NIST SP 800-63B, section 5.1.1.2).
  const key = await inTurn(() => derive(password.normalize('NFKC'), salt, keyBytes, options));
  return key.toString('base64url');
}

/**
 * A password as it is stored: `scrypt$log2N$r$p$salt$key`, so that a later cost can differ.
 *
 * @throws EaselError `too_many_requests` while many others wait to be hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derivedKey(password, salt, cost);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key].join('$');
}

/**
 * Whether a password is the one that was stored. Without a stored one it takes as long, and is false.
 *
 * @throws EaselError as `hashPassword`
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, log2N, r, p, salt, key] = (stored ?? '').split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    await derivedKey(password, Buffer.alloc(16), cost);
    return false;
  }
  const costThen = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  return isSameSecret(await derivedKey(password, Buffer.from(salt, 'base64url'), costThen), key);
}
