'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/client/create-store';
import type { JsonObject } from '@/lib/contract/model';
import { isShown } from '@/lib/schema-form/model/find-field';
import type { FormScope } from '../scope/form-scope';

/** Files for a field of a form that is opened for them. */
export interface HandedFiles {
  /** The request schema of the form. */
  schema: JsonObject;
  /** The name of the media field. */
  field: string;
  files: readonly File[];
}

/** The files that a form takes as soon as it is shown; null for none. */
export const handedFiles = createStore<HandedFiles | null>(null);

/** Takes the files that were handed to this form: it uploads them as if they were dropped on the field. */
export function useHandedFiles(schema: JsonObject, scope: FormScope): void {
  const handed = useSyncExternalStore(handedFiles.subscribe, handedFiles.current, () => null);
  useEffect(() => {
    if (handed === null || handed.schema !== schema || handedFiles.current() !== handed) return;
    handedFiles.set(null);
    const field = scope.model.fields.find(({ name }) => name === handed.field);
    if (field?.kind === 'media' && isShown(field)) scope.addFiles(field, handed.files);
  }, [handed, schema, scope]);
}
