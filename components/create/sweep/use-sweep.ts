'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import type { LooseModel } from '@/lib/contract/model';
import type { RequestState } from '../request/request-state';
import { isModel } from '../request/use-model';
import { startingSettings } from '../compare-models/common-settings';
import { type AxisDraft, noAxis, startAxis } from './plan/axis-draft';
import { type AxisSubject, axisSubjects } from './plan/axis-subjects';
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
}

/** A sweep of the request in the form. */
export interface SweepSetUp {
  form: SweepForm;
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
  return { model, across: noAxis, down: noAxis, chance: Math.random() };
}

/**
 * Plans a sweep of the request in the form; null while the form is loading.
 *
 * @param draft of another model it begins anew
 */
export function useSweep(
  request: Pick<RequestState, 'model' | 'values'>,
  draft: SweepDraft,
  onChange: (draft: SweepDraft) => void,
): SweepSetUp | null {
  const { model, models, schema } = request.model;
  const { values } = request;
  const all = useMemo(
    (): LooseModel[] => (model === null || models.some((one) => isModel(one, model.id)) ? models : [model, ...models]),
    [model, models],
  );
  const form = useMemo((): SweepForm | null => {
    if (model === null || schema === null || values === null) return null;
    const { seed } = startingSettings(schema, values, () => draft.chance);
    return { model, schema, values, seed, models: all };
  }, [model, schema, values, all, draft.chance]);
  const subjects = useMemo(() => (form === null ? [] : axisSubjects(form.schema, form.values)), [form]);
  const [fresh] = useState(() => emptyDraft(model?.id ?? ''));
  const current = model === null || draft.model === model.id ? draft : { ...fresh, model: model.id };
  const { across, down } = current;
  const drafts = useMemo(() => ({ across, down }), [across, down]);
  const planned = useDeferredValue(drafts);
  const plan = useMemo(() => (form === null ? null : planSweep(form, planned, subjects)), [form, planned, subjects]);
  if (form === null || plan === null) return null;
  return {
    form,
    subjects,
    axes: drafts,
    plan,
    isStale: planned !== drafts,
    change: (axis, next) => onChange({ ...current, [axis]: next }),
    choose: (axis, id) => {
      const subject = subjects.find((one) => one.id === id) ?? null;
      const next = startAxis(subject, { values: form.values, model: form.model.id }, Math.random);
      onChange({ ...current, [axis]: next });
    },
    swap: () => onChange({ ...current, across: down, down: across }),
  };
}
