'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { modelListOptions } from '@/lib/client/models/models';
import { statusOptions } from '@/lib/client/status';
import { type Recipe, findRecipes } from './find-recipes';

/** The recipes that the models can follow; null while that is unknown. */
export function useRecipes(): Recipe[] | null {
  // The form reads the list. Refetching a failed one would put the screen into its loading state.
  const list = useQuery({ ...modelListOptions(), enabled: false });
  const status = useQuery(statusOptions());
  const isKnown = !list.isPending && !status.isPending;
  const isEmbedded = status.data?.upstream.isEmbedded === true;
  return useMemo(() => (isKnown ? findRecipes(list.data ?? [], isEmbedded) : null), [isKnown, list.data, isEmbedded]);
}
