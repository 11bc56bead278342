'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { schemaOf } from '@/lib/client/media-fields';
import { noteRecentModel } from '@/lib/client/model-memory';
import { modelOptions } from '@/lib/client/models';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { SwitchedField } from '@/lib/schema-form/switch/switch-report';
import type { useFormParts } from './use-form-parts';
import { type useModel, isModel } from './use-model';

/** The last switch of models: what it did, and what stood before. */
export interface SwitchedModel {
  from: { id: string; name: string };
  to: string;
  report: SwitchedField[];
  /** What was in the other model's form before; null for nothing. */
  draftBefore: JsonObject | null;
}

function nameOf(model: LooseModel | null, id: string): string {
  return model?.display_name ?? id;
}

/** Going to another model with all that fits, told afterwards and taken back at a press. */
export function useModelSwitch({
  model,
  parts,
  values,
  draftOf,
  setValues,
  onModel,
}: {
  model: ReturnType<typeof useModel>;
  parts: ReturnType<typeof useFormParts>['data'];
  values: JsonObject | null;
  draftOf: (model: string) => JsonObject | null;
  setValues: (model: string, values: JsonObject | null) => void;
  onModel: (id: string) => void;
}) {
  const [last, setLast] = useState<SwitchedModel | null>(null);
  const queries = useQueryClient();
  const { id, schema, models } = model;

  /** The schema of a model: from the list, else asked for; null when it can't be had, which its form then tells. */
  async function schemaFor(target: string): Promise<JsonObject | null> {
    const listed = models.find((candidate) => isModel(candidate, target));
    const known = listed === undefined ? null : schemaOf(listed);
    return known ?? queries.fetchQuery(modelOptions(target)).then(schemaOf, () => null);
  }

  async function carry(target: string): Promise<void> {
    const to = await schemaFor(target);
    if (id === null || schema === null || values === null || parts === undefined || to === null) return;
    const draftBefore = draftOf(target);
    const own = draftBefore ?? parts.initialValues(to);
    const kept = parts.keepValues({ schema, values }, { schema: to, values: own });
    if (kept.report.length === 0) return;
    setValues(target, kept.values);
    setLast({ from: { id, name: nameOf(model.model, id) }, to: target, report: kept.report, draftBefore });
  }

  const undo = useCallback(() => {
    if (last === null) return;
    setValues(last.to, last.draftBefore);
    setLast(null);
    onModel(last.from.id);
  }, [last, setValues, onModel]);

  return {
    /** What the last switch did, while its model is in the form; null when there is nothing to tell. */
    switched: last !== null && last.to === id ? last : null,
    switchTo(target: string) {
      setLast(null);
      noteRecentModel(window.localStorage, target);
      if (target !== id) void carry(target).then(() => onModel(target));
    },
    undo,
    dismiss: useCallback(() => setLast(null), []),
  };
}
