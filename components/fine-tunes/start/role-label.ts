import type { Goal } from '../check/goals';
import { newProjectMessages } from '../messages-late';

/** The name of a column's role in the training, in the words of what is learnt. */
export function roleLabel(goal: Goal, role: string): string {
  const names: Readonly<Record<string, string>> = newProjectMessages.roles;
  const special: Readonly<Record<string, string>> = newProjectMessages.rolesFor[goal];
  return special[role] ?? names[role] ?? role;
}
