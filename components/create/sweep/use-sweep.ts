'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { RequestState } from '../request/request-state';
import { isModel } from '../request/use-model';
import { startingSettings } from '../compare-models/common-settings';
import { type AxisDraft, noAxis, startAxis } from './plan/axis-draft';
import { type AxisSubject, axisSubjects } from './plan/axis-subjects';
import { isSameRequest, type Start, startOfJob, type StartResult } from './sweep-start';
import { planSweep, type SweepForm, type SweepPlan } from './plan/plan-sweep';

/** The names of the axes. */
export type AxisName = 'across' | 'down';

/** The axes of a sweep as they are being set up. They survive closing the panel. */
export interface SweepDraft {
  /** The model whose form they vary. */
  model: string;
  across: AxisDraft;
  down: AxisDraft;
  /** What a seed is drawn from for all images, unless the form locks one. */
  chance: number;
  /** What it starts from, as chosen; null for the result if the form still has its settings. */
  start: Start | null;
}

/** A sweep of the request in the form, or of the one that made a result. */
export interface SweepSetUp {
  form: SweepForm;
  /** The result that it can start from; null for none. */
  result: StartResult | null;
  start: Start;
  chooseStart: (start: Start) => void;
  subjects: readonly AxisSubject[];
  axes: Record<AxisName, AxisDraft>;
  plan: SweepPlan;
  /** Whether the plan is not of the newest values yet. */
  isStale: boolean;
  change: (axis: AxisName, draft: AxisDraft) => void;
  /** Varies another setting; null for none. */
  choose: (axis: AxisName, subject: string | null) => void;
  swap: () => void;
}

/** An empty set-up for a model. */
export function emptyDraft(model: string): SweepDraft {
  return { model, across: noAxis, down: noAxis, chance: Math.random(), start: null };
}

/**
 * Plans a sweep of the request in the form, or of the result on the stage; null while the form is loading.
 *
 * @param staged the job on the stage
 * @param draft of another model it begins anew
 */
export function useSweep(
  { model: current, values, staged }: Pick<RequestState, 'model' | 'values'> & { staged: StudioJob | null },
  draft: SweepDraft,
  onChange: (draft: SweepDraft) => void,
): SweepSetUp | null {
  const { model, models, schema } = current;
  const all = useMemo(
    (): LooseModel[] => (model === null || models.some((one) => isModel(one, model.id)) ? models : [model, ...models]),
    [model, models],
  );
  const result = useMemo(() => startOfJob(staged, all), [staged, all]);
  const start = useMemo((): Start => {
    if (result === null || model === null || schema === null || values === null) return 'form';
    return draft.start ?? (isSameRequest({ model, schema, values }, result) ? 'result' : 'form');
  }, [result, draft.start, model, schema, values]);
  const form = useMemo((): SweepForm | null => {
    if (model === null || schema === null || values === null) return null;
    const base = start === 'result' && result !== null ? result : { model, schema, values, seed: null };
    const { seed } = startingSettings(base.schema, base.values, () => draft.chance);
    return { model: base.model, schema: base.schema, values: base.values, seed: base.seed ?? seed, models: all };
  }, [model, schema, values, start, result, all, draft.chance]);
  const subjects = useMemo(() => (form === null ? [] : axisSubjects(form.schema, form.values)), [form]);
  const [fresh] = useState(() => emptyDraft(model?.id ?? ''));
  const id = form?.model.id ?? null;
  const kept = id === null || draft.model === id ? draft : { ...fresh, model: id, start: draft.start };
  const { across, down } = kept;
  const drafts = useMemo(() => ({ across, down }), [across, down]);
  const planned = useDeferredValue(drafts);
  const plan = useMemo(() => (form === null ? null : planSweep(form, planned, subjects)), [form, planned, subjects]);
  if (form === null || plan === null) return null;
  return {
    form,
    result,
    start,
    chooseStart: (next) => onChange({ ...kept, start: next }),
    subjects,
    axes: drafts,
    plan,
    isStale: planned !== drafts,
    change: (axis, next) => onChange({ ...kept, [axis]: next }),
    choose: (axis, id) => {
      const subject = subjects.find((one) => one.id === id) ?? null;
      const next = startAxis(subject, { values: form.values, model: form.model.id }, Math.random);
      onChange({ ...kept, [axis]: next });
    },
    swap: () => onChange({ ...kept, across: down, down: across }),
  };
}
