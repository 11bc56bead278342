'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type * as formParts from './form-parts';

/** The components and the logic of the form, which load together. */
export type FormParts = typeof formParts;

/** The form and its logic, once their chunk has loaded. */
export function useFormParts(): UseQueryResult<FormParts> {
  return useQuery({
    queryKey: ['form-parts'],
    queryFn: () => import('./form-parts'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
}
