'use client';

import { createContext, useContext } from 'react';
import type { JsonObject } from '@/lib/contract/model';

const FormValuesContext = createContext<JsonObject>({});

/** Gives the form's values to parts that look at other fields than their own, past rjsf, which would not re-render them. */
export const FormValuesProvider = FormValuesContext.Provider;

/** The values of the whole form. Who asks re-renders with every keystroke anywhere in it. */
export function useWholeForm(): JsonObject {
  return useContext(FormValuesContext);
}
