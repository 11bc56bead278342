import type { ColumnNeed, ScriptOption } from '../api/options';
import type { ColumnKind, DatasetColumn } from './preview';

/** How the columns of a dataset fit a script type. */
export interface ColumnFit {
  /** The set of columns that fits best. */
  needs: ColumnNeed[];
  /** The column of each role. */
  assigned: Record<string, string>;
  /** Required roles without a column. */
  missing: ColumnNeed[];
}

/**
 * The contents that each kind of column may have in the first rows: addresses of media are text, and CSV has lists as
 * text.
 */
const shapes: Record<ColumnNeed['kind'], ReadonlySet<ColumnKind>> = {
  text: new Set(['text', 'number', 'empty']),
  messages: new Set(['list', 'text', 'empty']),
  image: new Set(['text', 'object', 'empty']),
  images: new Set(['list', 'text', 'empty']),
  video: new Set(['text', 'object', 'empty']),
};

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');

function findColumn(need: ColumnNeed, columns: readonly DatasetColumn[], chosen: string | undefined): string | null {
  const named = columns.find(({ name }) => name === chosen);
  if (named !== undefined) return named.name;
  const exact = need.names.find((name) => columns.some((column) => column.name === name));
  if (exact !== undefined) return exact;
  // The service looks for exact names: for another spelling the request names the role's column.
  const alike = columns.find(
    ({ name, kind }) => shapes[need.kind].has(kind) && need.names.some((wanted) => plain(wanted) === plain(name)),
  );
  return alike?.name ?? null;
}

function fit(needs: ColumnNeed[], columns: readonly DatasetColumn[], chosen: Record<string, string>): ColumnFit {
  const assigned: Record<string, string> = {};
  for (const need of needs) {
    const column = findColumn(need, columns, chosen[need.role]);
    if (column !== null) assigned[need.role] = column;
  }
  return { needs, assigned, missing: needs.filter((need) => need.is_required && !(need.role in assigned)) };
}

/**
 * Finds the columns of a dataset for a script type, by the best fitting of its sets of columns.
 *
 * @param chosen manually chosen columns, by role
 */
export function recogniseColumns(
  script: ScriptOption,
  columns: readonly DatasetColumn[],
  chosen: Record<string, string> = {},
): ColumnFit {
  const fits = script.column_sets.map((needs) => fit(needs, columns, chosen));
  const [best] = fits.toSorted(
    (one, other) =>
      one.missing.length - other.missing.length ||
      Object.keys(other.assigned).length - Object.keys(one.assigned).length,
  );
  return best ?? { needs: [], assigned: {}, missing: [] };
}

/** The script type whose columns all exist and fill the most roles; null when there is none. */
export function suggestScript(scripts: readonly ScriptOption[], columns: readonly DatasetColumn[]): string | null {
  const fitting = scripts
    .map((script) => ({ script, fit: recogniseColumns(script, columns) }))
    .filter(({ fit }) => fit.missing.length === 0 && Object.keys(fit.assigned).length > 0);
  const [best] = fitting.toSorted(
    (one, other) => Object.keys(other.fit.assigned).length - Object.keys(one.fit.assigned).length,
  );
  return best?.script.id ?? null;
}

/** The columns that the request has to name by role, because the service does not look for their names. */
export function columnsToSend({ needs, assigned }: ColumnFit): Record<string, string> {
  return Object.fromEntries(
    needs.flatMap(({ role, names }) => {
      const column = assigned[role];
      // The service takes the first name that exists: any other column has to be named.
      return column === undefined || names.includes(column) ? [] : [[role, column]];
    }),
  );
}
