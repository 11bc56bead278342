import { personLimits } from '@/lib/contract/studio/person-limits';
import { personMessages } from '../messages';

/** What is wrong with a name; null for nothing. */
export function checkName(name: string): string | null {
  return name.trim() === '' ? personMessages.issues.name : null;
}

/** What is obviously wrong with an e-mail address; null for nothing. The studio checks the rest. */
export function checkEmail(email: string): string | null {
  return /^\S+@\S+$/.test(email.trim()) ? null : personMessages.issues.email;
}

/** What is obviously wrong with a new password; null for nothing. The studio also refuses those easily guessed. */
export function checkNewPassword(password: string): string | null {
  const { least } = personLimits.password;
  if (password === '') return personMessages.issues.password;
  return password.length < least ? personMessages.issues.shortPassword({ count: least }) : null;
}
