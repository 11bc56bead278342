import type { DroppedFile } from '@/components/ui/dropped-files';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { FormField } from '@/lib/schema-form/form-field';
import { checkValues } from '@/lib/schema-form/issues/check-values';
import { readMediaAddress } from '@/lib/schema-form/media-field/media-address';
import { takesFile } from '@/lib/schema-form/media-field/admit-files';
import { findField } from '@/lib/schema-form/model/find-field';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { setAt } from '@/lib/schema-form/set-at';
import { withLockedSeed } from '@/lib/schema-form/values/seeds';
import { valueOfText } from '@/lib/schema-form/values/value-of-text';
import { findNamedModel } from '../drop/plan-file-settings';
import { createPlanner } from '../compare-models/plan-model';
import { type AssignedColumns, columnUse } from './column-uses';
import { listMessages } from './messages';
import type { ListRow, RequestList } from './read-list';
import { awaitedAddress } from './upload-files';

/** What is wrong with a row, and in which column. */
export interface RowIssue {
  /** The column, else the name of the field; null for the row as a whole. */
  column: string | null;
  message: string;
}

/** A row as the request that it becomes. */
export interface RowPlan {
  row: ListRow;
  /** Null where the row names none that is here. */
  model: LooseModel | null;
  schema: JsonObject;
  values: JsonObject;
  /** How many generations it makes. */
  count: number;
  /** Empty when it can be sent. */
  issues: RowIssue[];
}

/** What rows are added to: a form with its values. */
export interface ListBase {
  model: LooseModel;
  schema: JsonObject;
  values: JsonObject;
}

/** What a list is planned with. */
export interface ListSettings {
  base: ListBase;
  models: readonly LooseModel[];
  assigned: AssignedColumns;
  /** The files that cells may name. */
  files: readonly DroppedFile[];
  /** The studio's own origin. */
  origin: string;
}

const mostGenerations = 4;

/**
 * The requests of a list: the values of the form, with those of the row instead. A row of another model gets what fits of
 * the form, as a switch of models does. Empty cells leave the form's value.
 */
export function planRows(list: RequestList, settings: ListSettings): RowPlan[] {
  const { base, models, assigned } = settings;
  const planOf = createPlanner({ modelId: base.model.id, schema: base.schema, values: base.values });
  const modelColumn = list.columns.find(
    (column) => columnUse(column, assigned[column], base.schema, base.values).use === 'model',
  );
  return list.rows.map((row): RowPlan => {
    const named = modelColumn === undefined ? '' : (row.cells[modelColumn] ?? '').trim();
    const model = named === '' ? base.model : findNamedModel(models, named);
    const form = model === null || model === base.model ? base : planOf(model);
    const start = { row, model, schema: form?.schema ?? base.schema, values: form?.values ?? base.values, count: 1 };
    if (row.issue !== null)
      return { ...start, issues: [{ column: null, message: listMessages.badRow({ issue: row.issue }) }] };
    if (model === null || form === null || schemaOf(model) === null) {
      return {
        ...start,
        issues: [{ column: modelColumn ?? null, message: listMessages.noSuchModel({ name: named }) }],
      };
    }
    if (model.unavailable != null) return { ...start, issues: [{ column: null, message: model.unavailable }] };
    return fillRow({ ...start, model, issues: [] }, list.columns, settings);
  });
}

function fillRow(start: RowPlan & { model: LooseModel }, columns: readonly string[], settings: ListSettings): RowPlan {
  const { row, model, schema } = start;
  let { values, count } = start;
  const issues: RowIssue[] = [];
  const columnOf = new Map<string, string>();
  for (const column of columns) {
    const text = row.cells[column] ?? '';
    if (text.trim() === '') continue;
    const use = columnUse(column, settings.assigned[column], schema, values);
    if (use.use === 'count') {
      const number = Number(text);
      if (Number.isInteger(number) && number >= 1 && number <= mostGenerations) count = number;
      else issues.push({ column, message: listMessages.badCount({ most: mostGenerations }) });
    } else if (use.use === 'field') {
      columnOf.set(use.field.pointer, column);
      const filled = fillField(
        use.field,
        text,
        { schema, values },
        { ...settings, own: settings.files[row.fileIndex ?? -1] ?? null },
      );
      if ('message' in filled) issues.push({ column, message: filled.message });
      else ({ values } = filled);
    } else if (use.use === 'none' && isKnownToBase(column, settings)) {
      issues.push({ column, message: listMessages.notOfModel({ column, model: model.display_name ?? model.id }) });
    }
  }
  const wrong = new Set(issues.map(({ column }) => column));
  const checked = checkValues(schema, values).flatMap(({ pointer, message }): RowIssue[] => {
    const field = findField(createFormModel(schema), pointer, values);
    const column = columnOf.get(field?.pointer ?? pointer) ?? field?.label ?? null;
    return wrong.has(column) ? [] : [{ column, message }];
  });
  return { ...start, values, count, issues: [...issues, ...checked] };
}

/** A column of the current model that another one does not have. Columns that nobody knows are named above the table. */
function isKnownToBase(column: string, { base, assigned }: ListSettings): boolean {
  return columnUse(column, assigned[column], base.schema, base.values).use === 'field';
}

function fillField(
  field: FormField,
  text: string,
  form: { schema: JsonObject; values: JsonObject },
  { files, origin, own }: ListSettings & { own: DroppedFile | null },
): { values: JsonObject } | { message: string } {
  if (field.kind === 'number' && field.shape === 'seed') {
    const values = withLockedSeed(form.schema, form.values, text.trim());
    return values === null ? { message: listMessages.badSeed } : { values };
  }
  if (field.kind !== 'media') return { values: setAt(form.values, field.pointer, valueOfText(field, text)) };
  const given = (own ?? fileNamed(text, files)) === null ? valueOfText(field, text) : [text.trim()];
  const addresses: string[] = [];
  for (const name of Array.isArray(given) ? given.map(String) : [String(given)]) {
    const file = own ?? fileNamed(name, files);
    const address = file === null ? readMediaAddress(name, origin) : awaitedAddress(files.indexOf(file));
    if (address === null) return { message: listMessages.noSuchFile({ name }) };
    if (file !== null && !takesFile(field, file.file))
      return { message: listMessages.wrongKind({ file: name, field: field.label }) };
    addresses.push(address);
  }
  return { values: setAt(form.values, field.pointer, field.isMany ? addresses : addresses[0]) };
}

/** The file that a cell names, by its path or its name; null for none. */
function fileNamed(text: string, files: readonly DroppedFile[]): DroppedFile | null {
  const wanted = text.trim().replaceAll('\\', '/').replace(/^\.\//, '');
  return (
    files.find(({ path }) => path === wanted) ??
    files.find(({ path }) => path.endsWith(`/${wanted}`)) ??
    files.find(({ file }) => file.name === wanted) ??
    null
  );
}
