'use client';

import { createContext, useContext } from 'react';
import type { Intent } from '@/lib/client/models/intents';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { UploadQueue } from '../media/upload-queue';
import type { MediaField } from '@/lib/schema-form/form-field';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import type { CitableGroup } from '@/lib/schema-form/prompt/citable-groups';

/**
 * The scope that the parts of one form share. It is the same object for the life of the form, so it causes no renders.
 */
export interface FormScope {
  /** The form itself. */
  model: FormModel;
  /** The current values. */
  getValues: () => JsonObject;
  /** Calls the listener after each change of the values. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Sets fields by pointer, all in one change; undefined leaves a field to its default. */
  setFields: (changes: Record<string, unknown>) => void;
  /** Replaces all values in one change, as when items move together with the choices inside them. */
  setValues: (values: JsonObject) => void;
  /** Reports that a field was left, so that its issues may be shown. */
  touch: (pointer: string) => void;
  uploads: UploadQueue;
  /** Adds files to a field as far as they fit, and shows at the field why others do not. */
  addFiles: (field: MediaField, files: readonly File[]) => void;
  /** The order number of an address that was uploaded in this form; null for any other. */
  uploadOrderOf: (address: string) => number | null;
  /** A file that was uploaded in this form, and the address of its bytes in the browser. */
  uploadedMedia(address: string): { media: StudioMedia; previewUrl: string } | null;
  /** Why the last files of a field were rejected. */
  rejections: FileRejections;
}

/** Messages about rejected files, by the pointer of their field. */
export interface FileRejections {
  show: (pointer: string, messages: readonly string[]) => void;
  of: (pointer: string) => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

const FormScopeContext = createContext<FormScope | null>(null);

/** Provides the scope to the parts of a form. */
export const FormScopeProvider = FormScopeContext.Provider;

/** The scope of the form. Only inside a form. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (scope === null) throw new Error('This part belongs inside a SchemaForm.');
  return scope;
}

/** What the form's model is used for; null outside of tasks. */
export const PromptTaskContext = createContext<Intent | null>(null);

const PromptReferencesContext = createContext<readonly CitableGroup[]>([]);

/** Provides to prompts the references that they may cite. */
export const PromptReferencesProvider = PromptReferencesContext.Provider;

/** The references that a prompt may cite now; the same object until they change. */
export function usePromptReferences(): readonly CitableGroup[] {
  return useContext(PromptReferencesContext);
}
