import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../http/is-same-secret.ts';
import { mediaPath } from './media-rows.ts';

/** How long an address handed to the media service works: longer than any queue is expected to be. */
const addressLifeSeconds = 24 * 60 * 60;

function sign(secret: Buffer, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`media:${id}:${expires}`).digest('base64url');
}

/** An address of a studio file that works without a login for a day, for the media service to fetch. */
export function signedMediaAddress(origin: string, id: string, secret: Buffer, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + addressLifeSeconds;
  return `${origin}${mediaPath(id)}?access=${expires}.${sign(secret, id, expires)}`;
}

/** Whether an `access` parameter opens a file now. */
export function opensMedia(access: string | null, id: string, secret: Buffer, now = Date.now()): boolean {
  const [expires = '', signature = ''] = access?.split('.') ?? [];
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now) return false;
  return isSameSecret(signature, sign(secret, id, Number(expires)));
}
