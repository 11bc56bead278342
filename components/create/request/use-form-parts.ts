'use client';

import { useQuery } from '@tanstack/react-query';

/** The form and its logic, once their chunk is there. */
export function useFormParts() {
  return useQuery({
    queryKey: ['form-parts'],
    queryFn: () => import('./form-parts'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
}
