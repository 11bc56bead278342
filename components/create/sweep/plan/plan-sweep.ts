import { writeNumber } from '@/lib/intl/formats';
import { ownCount, ownCountName } from '@/lib/client/models/own-count';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { longestAxisLabel, mostAxisValues, mostSweepCells } from '@/lib/contract/studio/sweep-limits';
import type { NewSweep } from '@/lib/contract/studio/sweep';
import { checkValues } from '@/lib/schema-form/issues/check-values';
import { findField } from '@/lib/schema-form/model/find-field';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { modelRequest } from '@/lib/schema-form/values/model-request';
import { mainSeed, withFreshSeeds, withLockedSeed } from '@/lib/schema-form/values/seeds';
import { planModel, type ModelPlan } from '../../compare-models/plan-model';
import { sweepMessages } from '../messages';
import { type AxisDraft, entriesOf } from './axis-draft';
import { type AxisSubject, pointerOf } from './axis-subjects';
import { contains, withEntry } from './with-entry';

/** The form that a sweep starts from. */
export interface SweepForm {
  model: LooseModel;
  schema: JsonObject;
  values: JsonObject;
  /** The seed of all cells, in decimal digits, unless an axis varies it. */
  seed: string;
  /** All models that an axis can name. */
  models: readonly LooseModel[];
}

/** A value of an axis. */
export interface PlannedValue {
  /** As in the draft. */
  entry: string;
  label: string;
  /** Why it can't be used; null where it can. */
  issue: string | null;
}

/** An axis with its values. */
export interface PlannedAxis {
  subject: AxisSubject;
  label: string;
  values: readonly PlannedValue[];
  /** What is wrong with the axis itself; null for nothing. */
  issue: string | null;
}

/** A request of a sweep. */
export interface PlannedCell {
  model: LooseModel;
  schema: JsonObject;
  values: JsonObject;
  body: JsonObject;
}

/** A sweep as it would be sent. */
export interface SweepPlan {
  across: PlannedAxis | null;
  down: PlannedAxis | null;
  columns: number;
  rows: number;
  /** Row by row; empty while a value can't be used. */
  cells: readonly PlannedCell[];
  /** What keeps it from being sent besides the values, as sentences. */
  issues: readonly string[];
}

/** Plans the requests of a sweep, and checks each by the schema of its model. */
export function planSweep(
  form: SweepForm,
  drafts: { across: AxisDraft; down: AxisDraft },
  subjects: readonly AxisSubject[],
): SweepPlan {
  const base = baseOf(form);
  const find = ({ subject }: AxisDraft) => subjects.find(({ id }) => id === subject) ?? null;
  const [acrossSubject, downSubject] = [find(drafts.across), find(drafts.down)];
  const across = acrossSubject && planAxis(form, base, acrossSubject, drafts.across, downSubject);
  const down = downSubject && planAxis(form, base, downSubject, drafts.down, acrossSubject);
  const axes = [across, down].filter((axis) => axis !== null);
  const columns = across?.values.length ?? 0;
  const rows = down === null ? 1 : down.values.length;
  const count = columns * rows;
  const plan = { across, down, columns, rows };
  const nothing = (...issues: string[]): SweepPlan => ({ ...plan, cells: [], issues });
  if (across === null || count === 0) return nothing();
  if (count > mostSweepCells) return nothing(sweepMessages.tooMany({ most: mostSweepCells }));
  if (axes.some(({ issue, values }) => issue !== null || values.some((value) => value.issue !== null)))
    return nothing();
  const found = new Set<string>();
  const cells = (down?.values ?? [null]).flatMap((row) =>
    across.values.flatMap((column): PlannedCell[] => {
      const steps = [
        { axis: across, draft: drafts.across, entry: column.entry },
        ...(down === null || row === null ? [] : [{ axis: down, draft: drafts.down, entry: row.entry }]),
      ];
      const { plan: cell, issues } = planCell(form, base, steps);
      for (const issue of issues) found.add(issue);
      return cell === null ? [] : [cell];
    }),
  );
  if (found.size > 0) return nothing(...[...found].slice(0, mostIssues));
  if (count < 2) return nothing(sweepMessages.tooFew);
  return { ...plan, cells, issues: [] };
}

const mostIssues = 3;

/** The sweep as the studio records it. */
export function toNewSweep(plan: SweepPlan, id: string): NewSweep | null {
  const { across, down, cells } = plan;
  if (across === null || cells.length < 2) return null;
  return { id, across: shownAxis(across), down: down && shownAxis(down), requests: cells.map(({ body }) => body) };
}

function shownAxis({ label, values }: PlannedAxis): NewSweep['across'] {
  return { label: cut(label), values: values.map((value) => cut(value.label)) };
}

function cut(label: string): string {
  const text = label.trim();
  return text.length <= longestAxisLabel ? text : `${text.slice(0, longestAxisLabel - 1)}…`;
}

/** The values of the form as all cells share them: one result each, and one seed. */
function baseOf({ schema, values, seed }: SweepForm): JsonObject {
  const count = ownCountName(schema);
  const isSingle = (ownCount(schema, values)?.count ?? 1) === 1;
  const single = count === null || isSingle ? values : { ...values, [count]: 1 };
  const locked = withLockedSeed(schema, single, seed) ?? single;
  return withFreshSeeds(schema, locked, () => 0.5);
}

function planAxis(
  form: SweepForm,
  base: JsonObject,
  subject: AxisSubject,
  draft: AxisDraft,
  other: AxisSubject | null,
): PlannedAxis {
  const entries = entriesOf(subject, draft);
  const shown = entries.slice(0, mostAxisValues);
  const label =
    subject.kind === 'replace' && draft.search.trim() !== ''
      ? sweepMessages.insteadOf({ text: draft.search.trim() })
      : subject.label;
  const values = shown.map((entry) => ({
    entry,
    label: labelOf(form, subject, entry),
    issue: valueIssue(form, base, subject, draft, entry),
  }));
  return { subject, label, values, issue: axisIssue(base, subject, draft, { count: entries.length, other }) };
}

function axisIssue(
  base: JsonObject,
  subject: AxisSubject,
  { search }: AxisDraft,
  { count, other }: { count: number; other: AxisSubject | null },
): string | null {
  if (count > mostAxisValues) return sweepMessages.tooManyValues({ most: mostAxisValues });
  if (subject.kind !== 'replace') return null;
  if (search.trim() === '') return sweepMessages.searchMissing;
  // Where the other axis varies the text, each cell is checked.
  const isVaried = other !== null && pointerOf(other) === subject.field.pointer;
  return isVaried || contains(base, subject.field.pointer, search)
    ? null
    : sweepMessages.searchNotFound({ text: search.trim() });
}

function labelOf({ models }: SweepForm, subject: AxisSubject, entry: string): string {
  if (subject.kind === 'options' || subject.kind === 'ratio')
    return subject.options.find(({ key }) => key === entry)?.label ?? entry;
  if (subject.kind === 'model') return models.find(({ id }) => id === entry)?.display_name ?? entry;
  if (subject.kind !== 'number') return entry;
  const shown = writeNumber(entry);
  return subject.field.unit === null ? shown : `${shown} ${subject.field.unit}`;
}

function valueIssue(
  form: SweepForm,
  base: JsonObject,
  subject: AxisSubject,
  draft: AxisDraft,
  entry: string,
): string | null {
  if (subject.kind === 'model') {
    const model = form.models.find(({ id }) => id === entry);
    if (model === undefined) return sweepMessages.unknownModel;
    if (model.unavailable != null) return model.unavailable;
    return schemaOf(model) === null ? sweepMessages.unknownSettings : null;
  }
  const pointer = pointerOf(subject);
  if (pointer === null) return null;
  const filled = withEntry(form.schema, base, { subject, search: draft.search }, entry);
  const issue = checkValues(form.schema, filled).find(
    (one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`),
  );
  return issue?.message ?? null;
}

/** One step of a cell: a value of an axis. */
interface CellStep {
  axis: PlannedAxis;
  draft: AxisDraft;
  entry: string;
}

function planCell(
  form: SweepForm,
  base: JsonObject,
  steps: readonly CellStep[],
): { plan: PlannedCell | null; issues: string[] } {
  // A text is replaced in the prompt of the cell.
  const ordered = steps.toSorted((one, other) => rankOf(one) - rankOf(other));
  const fill = (before: JsonObject, { axis: { subject }, draft: { search }, entry }: CellStep) =>
    withEntry(form.schema, before, { subject, search }, entry);
  const unreplaced = ordered.filter((step) => rankOf(step) === 0).reduce(fill, base);
  const values = ordered.filter((step) => rankOf(step) === 1).reduce(fill, unreplaced);
  const lacking = ordered.flatMap(({ axis: { subject }, draft: { search } }) =>
    subject.kind === 'replace' && !contains(unreplaced, subject.field.pointer, search)
      ? [sweepMessages.searchNotFound({ text: search.trim() })]
      : [],
  );
  const named = steps.find(({ axis }) => axis.subject.kind === 'model')?.entry ?? form.model.id;
  const model = named === form.model.id ? form.model : form.models.find(({ id }) => id === named);
  const planned = model && planFor(form, model, values, steps);
  if (model === undefined || planned == null) return { plan: null, issues: [sweepMessages.unknownModel] };
  const { schema } = planned;
  const name = named === form.model.id ? null : (model.display_name ?? model.id);
  const issues = [
    ...lacking,
    ...(model.unavailable == null ? [] : [describeIssue(name, null, model.unavailable)]),
    ...planned.issues.map(({ label, message }) => describeIssue(name, label, message)),
  ];
  const body = modelRequest(model.id, schema, planned.values);
  return { plan: { model, schema, values: planned.values, body }, issues };
}

function describeIssue(model: string | null, field: string | null, message: string): string {
  if (model !== null) {
    return field === null
      ? sweepMessages.modelIssue({ model, message })
      : sweepMessages.modelFieldIssue({ model, field, message });
  }
  return field === null ? message : sweepMessages.fieldIssue({ field, message });
}

const rankOf = ({ axis }: CellStep) => (axis.subject.kind === 'replace' ? 1 : 0);

/** The values of a cell in the form of its model, and what is wrong with them. */
function planFor(
  { model: present, schema, seed }: SweepForm,
  model: LooseModel,
  values: JsonObject,
  steps: readonly CellStep[],
): Pick<ModelPlan, 'schema' | 'values' | 'issues'> | null {
  if (model.id === present.id) {
    const form = createFormModel(schema);
    const issues = checkValues(schema, values).map(({ pointer, message }) => ({
      label: findField(form, pointer, values)?.label ?? null,
      message,
      isMedia: false,
    }));
    return { schema, values, issues };
  }
  const planned = planModel(model, { modelId: present.id, schema, values });
  if (planned === null) return null;
  // Seeds are not carried over between models.
  const varied = steps.find(({ axis }) => axis.subject.kind === 'seed')?.entry;
  const single = ownCountName(planned.schema);
  const one = single === null ? planned.values : { ...planned.values, [single]: 1 };
  return { ...planned, values: withLockedSeed(planned.schema, one, varied ?? seed) ?? one };
}

/** The models of a plan that lack the setting that the other axis varies, so that their cells are alike. */
export function modelsWithout(plan: SweepPlan, form: SweepForm): string[] {
  const axes = [plan.across, plan.down].filter((axis) => axis !== null);
  const models = axes.find(({ subject }) => subject.kind === 'model');
  const other = axes.find(({ subject }) => subject.kind !== 'model');
  if (models === undefined || other === undefined || plan.cells.length === 0) return [];
  return models.values.flatMap(({ entry, label }) => {
    const bodies = plan.cells.flatMap(({ model, body }) => (model.id === entry ? JSON.stringify(body) : []));
    const hasSeed = other.subject.kind !== 'seed' || mainSeed(schemaFor(form, entry), {}) !== null;
    return bodies.length > 1 && (new Set(bodies).size < bodies.length || !hasSeed) ? [label] : [];
  });
}

function schemaFor({ models, model, schema }: SweepForm, id: string): JsonObject {
  if (id === model.id) return schema;
  const found = models.find((one) => one.id === id);
  return (found === undefined ? null : schemaOf(found)) ?? {};
}
