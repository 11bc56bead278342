'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { MediaField } from '@/lib/schema-form/form-field';
import { guessPolarity, type MaskPolarity } from '@/lib/schema-form/mask/mask-polarity';
import { useFormScope } from '../scope/form-scope';
import { maskMemory } from './painted-masks';

/** The polarity of a mask field: the one that was chosen for its model in this browser, else the one that it seems to want. */
export function usePolarity(field: MediaField): { polarity: MaskPolarity; choose: (polarity: MaskPolarity) => void } {
  const { model } = useFormScope();
  const key = useMemo(
    () =>
      fieldKey(
        field,
        model.fields.map(({ name }) => name),
      ),
    [field, model],
  );
  const chosen = useSyncExternalStore(
    maskMemory.subscribe,
    () => maskMemory.current().polarities[key] ?? null,
    () => null,
  );
  return {
    polarity: chosen ?? guessPolarity(field),
    choose: (polarity) => {
      const memory = maskMemory.current();
      maskMemory.set({ ...memory, polarities: { ...memory.polarities, [key]: polarity } });
    },
  };
}

/** Identifies a field of a model, whose id a form does not know: by its schema and the names beside it (FNV-1a, 32 bits). */
function fieldKey({ pointer, schema }: MediaField, names: readonly string[]): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of JSON.stringify([pointer, schema, names])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
