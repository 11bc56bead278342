import type { PersonName } from '@/lib/contract/studio/person';

/** The people whose names contain a text, and the one whom it can only mean; null where it may mean several, or none. */
export function findPeople(
  people: readonly PersonName[],
  text: string,
): { found: PersonName[]; exact: PersonName | null } {
  const typed = text.trim().toLowerCase();
  const found = people.filter(({ name }) => name.toLowerCase().includes(typed));
  const named = found.filter(({ name }) => name.toLowerCase() === typed);
  const meant = named.length > 0 ? named : typed === '' ? [] : found;
  return { found, exact: meant.length === 1 ? (meant[0] ?? null) : null };
}
