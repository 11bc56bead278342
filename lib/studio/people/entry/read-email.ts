import { personLimits } from '../../../contract/studio/person-limits.ts';

/** An e-mail address as people's are stored, in lower case; null for anything else. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= personLimits.email && /^[^\s@,\p{Cc}]+@[^\s@,\p{Cc}]+$/u.test(email) ? email : null;
}
