import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../../http/is-same-secret.ts';

const attemptSchema = z.object({
  /** Comes back from the provider, which shows that this browser began the login. */
  state: z.string(),
  /** Is in the ID token, which shows that it was issued for this login. */
  nonce: z.string(),
  /** Redeems the code of this login (PKCE, RFC 7636). */
  verifier: z.string(),
  /** The path to return to. */
  to: z.string(),
  /** When the attempt ends, in milliseconds. */
  until: z.number(),
});

/** A login that has gone to the provider. Only the browser stores it, in a signed cookie. */
export type LoginAttempt = z.infer<typeof attemptSchema>;

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(`openid:${text}`).digest('base64url');

/** The cookie's value for an attempt. */
export function signAttempt(secret: Buffer, attempt: LoginAttempt): string {
  const text = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return `${text}.${sign(secret, text)}`;
}

/** The attempt in a cookie; null unless it is signed and lasts. */
export function readAttempt(secret: Buffer, value: string | null, now: number): LoginAttempt | null {
  const [text = '', signature = ''] = value?.split('.') ?? [];
  if (!isSameSecret(signature, sign(secret, text))) return null;
  const attempt = attemptSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return attempt.until > now ? attempt : null;
}
