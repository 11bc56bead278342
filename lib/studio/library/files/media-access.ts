import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../http/is-same-secret.ts';
import { mediaPath } from './media-rows.ts';

/** How long a URL for the media service is valid: longer than any queue is expected to take. */
const addressLifeSeconds = 24 * 60 * 60;

function sign(secret: Buffer, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`media:${id}:${expires}`).digest('base64url');
}

/** A URL of a studio file that the media service can fetch without a login for a day. */
export function signedMediaAddress(origin: string, id: string, secret: Buffer, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + addressLifeSeconds;
  return `${origin}${mediaPath(id)}?access=${expires}.${sign(secret, id, expires)}`;
}

/** Whether an `access` parameter is valid for a file now. */
export function opensMedia(access: string | null, id: string, secret: Buffer, now = Date.now()): boolean {
  const [expires = '', signature = ''] = access?.split('.') ?? [];
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now) return false;
  return isSameSecret(signature, sign(secret, id, Number(expires)));
}
