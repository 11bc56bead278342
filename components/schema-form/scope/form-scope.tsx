'use client';

import { createContext, useContext } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { UploadQueue } from '../media/upload-queue';
import type { MediaField } from '@/lib/schema-form/form-field';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import type { CitableGroup } from '@/lib/schema-form/prompt/citable-groups';

/** What the parts of one form share. It stays the same object for the life of the form, so it re-renders nothing. */
export interface FormScope {
  /** The form itself. */
  model: FormModel;
  /** The values as they are now. */
  getValues: () => JsonObject;
  /** Sets fields by pointer, all in one change; undefined leaves a field to its default. */
  setFields: (changes: Record<string, unknown>) => void;
  /** Replaces all values in one change, as where items move and what was chosen inside them with them. */
  setValues: (values: JsonObject) => void;
  /** Tells that a field was left, so that its issues may show. */
  touch: (pointer: string) => void;
  uploads: UploadQueue;
  /** Takes files for a field as far as they fit, and says at the field why others do not. */
  addFiles: (field: MediaField, files: readonly File[]) => void;
  /** The order number of an address that was uploaded in this form; null for any other. */
  uploadOrderOf: (address: string) => number | null;
  /** A file that was uploaded in this form, and the address of its bytes in the browser. */
  uploadedMedia(address: string): { media: StudioMedia; previewUrl: string } | null;
  /** What was wrong with the last files given to a field. */
  rejections: FileRejections;
}

/** Messages about refused files, by the pointer of their field. */
export interface FileRejections {
  show: (pointer: string, messages: readonly string[]) => void;
  of: (pointer: string) => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

const FormScopeContext = createContext<FormScope | null>(null);

/** Gives the parts of a form what they share. */
export const FormScopeProvider = FormScopeContext.Provider;

/** What the parts of the form share. Only inside a form. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (scope === null) throw new Error('This part belongs inside a SchemaForm.');
  return scope;
}

const FormValuesContext = createContext<JsonObject>({});

/** Gives the form's values to parts that look at other fields than their own, past rjsf, which would not re-render them. */
export const FormValuesProvider = FormValuesContext.Provider;

/** The values of the whole form. Who asks re-renders with every keystroke anywhere in it. */
export function useWholeForm(): JsonObject {
  return useContext(FormValuesContext);
}

const PromptReferencesContext = createContext<readonly CitableGroup[]>([]);

/** Gives prompts the references that they may cite. */
export const PromptReferencesProvider = PromptReferencesContext.Provider;

/** The references that a prompt may cite now; the same object until they change. */
export function usePromptReferences(): readonly CitableGroup[] {
  return useContext(PromptReferencesContext);
}
