import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares texts of any length; its duration reveals nothing about where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
