'use client';

import { createContext, useContext } from 'react';
import type { CitableGroup } from '@/lib/schema-form/prompt/citable-groups';

const PromptReferencesContext = createContext<readonly CitableGroup[]>([]);

/** Gives prompts the references that they may cite. */
export const PromptReferencesProvider = PromptReferencesContext.Provider;

/** The references that a prompt may cite now; the same object until they change. */
export function usePromptReferences(): readonly CitableGroup[] {
  return useContext(PromptReferencesContext);
}
