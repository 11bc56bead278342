import type { ScriptType } from '@/lib/contract/fine-tunes/fine-tune';
import { columnSets, type ColumnNeed } from '@/lib/datasets/column-sets';
import { findColumns, type ChosenColumns } from '@/lib/datasets/match-columns';
import { scriptTypeOf, type Goal } from './goals';

/** How the columns of a dataset are used. */
export interface ColumnGuess {
  scriptType: ScriptType;
  needs: ColumnNeed[];
  /** The column of each role. */
  assigned: ChosenColumns;
  /** Required columns that are not there. */
  missing: ColumnNeed[];
}

/** What the columns are guessed from. */
export interface GuessedFrom {
  goal: Goal;
  /** Chosen by hand; null to go by the goal and the columns. */
  scriptType: ScriptType | null;
  columns: readonly string[];
  /** The first rows. */
  beginning: readonly Record<string, unknown>[];
  /** Columns that were chosen by hand. */
  chosen: ChosenColumns;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');
const isAddress = (text: string) =>
  /\.(?:png|jpe?g|webp|gif|avif|mp4|webm|mov)(?:\?|$)|^data:|^https?:/i.test(text.trim());

/** Whether a column's first value can be of a kind. */
function canBe(kind: ColumnNeed['kind'], value: unknown): boolean {
  if (kind === 'messages') return Array.isArray(value) || (typeof value === 'string' && value.trim().startsWith('['));
  if (kind === 'text') return typeof value === 'string' && !isAddress(value);
  return (typeof value === 'string' && isAddress(value)) || (typeof value === 'object' && value !== null);
}

function fit(needs: ColumnNeed[], { columns, beginning, chosen }: GuessedFrom): Omit<ColumnGuess, 'scriptType'> {
  const assigned: ChosenColumns = {};
  const free = () => columns.filter((name) => !Object.values(assigned).includes(name));
  const valueOf = (name: string) =>
    beginning.map((row) => row[name]).find((value) => value !== null && value !== undefined);
  const ways: ((need: ColumnNeed) => string | undefined)[] = [
    ({ role }) => columns.find((name) => name === chosen[role]),
    ({ names }) => names.flatMap((known) => free().filter((name) => name.toLowerCase() === known))[0],
    ({ names }) => free().find((name) => names.some((known) => plain(known) === plain(name))),
    ({ kind, isRequired }) => (isRequired ? free().find((name) => canBe(kind, valueOf(name))) : undefined),
  ];
  // A name that is certain comes before a guess for another role.
  for (const way of ways) {
    for (const need of needs) {
      const found = assigned[need.role] === undefined ? way(need) : undefined;
      if (found !== undefined) assigned[need.role] = found;
    }
  }
  return {
    needs,
    assigned,
    missing: needs.filter(({ role, isRequired }) => isRequired && assigned[role] === undefined),
  };
}

/** The training that suits the goal and the columns, and the sets of columns that it can read. */
function setsOf({ goal, scriptType, columns, beginning, chosen }: GuessedFrom): [ScriptType, ColumnNeed[][]] {
  const type = scriptType ?? scriptTypeOf(goal);
  const sets = columnSets[type];
  if (type !== 'text_generation') return [type, sets];
  const [chat] = columnSets.text_chat_messages;
  const hasChats =
    goal === 'conversations' &&
    scriptType === null &&
    chosen['prompt'] === undefined &&
    columns.some((name) => Array.isArray(beginning[0]?.[name]) || chat?.[0]?.names.includes(name.toLowerCase()));
  if (hasChats) return ['text_chat_messages', columnSets.text_chat_messages];
  return [type, sets.filter((set) => set.some(({ role }) => role === 'text') === (goal === 'voice'))];
}

/** Guesses how the columns of a dataset are used, by their names first, then by their contents. */
export function guessColumns(from: GuessedFrom): ColumnGuess {
  const [scriptType, sets] = setsOf(from);
  const fits = sets.map((needs) => fit(needs, from));
  const [best = { needs: [], assigned: {}, missing: [] }] = fits.toSorted(
    (one, other) => one.missing.length - other.missing.length,
  );
  return { scriptType, ...best };
}

/** The columns that a request has to name by role: none where the service finds the same ones by itself. */
export function columnsToSend(
  { scriptType, assigned }: Pick<ColumnGuess, 'scriptType' | 'assigned'>,
  columns: readonly string[],
) {
  const found = findColumns(scriptType, [...columns], {}) ?? [];
  const isSame =
    found.length === Object.keys(assigned).length && found.every(({ role, name }) => assigned[role] === name);
  return isSame ? {} : assigned;
}
