'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { makesVideo } from '@/lib/client/models/model-intents';
import { schemaOf } from '@/lib/client/models/schema-of';
import { modelListOptions } from '@/lib/client/models/models';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { shotFitOf, type ShotFit } from '@/lib/storyboard/shot-fit';

/** A model that can be used in a storyboard. */
export interface UsableModel {
  model: LooseModel;
  schema: JsonObject;
  fit: ShotFit;
}

/** The models of the service that a storyboard can use. */
export interface UsableModels {
  isPending: boolean;
  /** Why the models could not be read; null when they could. */
  error: string | null;
  retry: () => void;
  video: readonly UsableModel[];
  image: readonly UsableModel[];
}

function usable(models: readonly LooseModel[]): UsableModel[] {
  return models.flatMap((model) => {
    const schema = schemaOf(model);
    const fit = schema === null ? null : shotFitOf(schema);
    return schema === null || fit === null ? [] : [{ model, schema, fit }];
  });
}

/** The models that make shots, and those that make frames from a prompt. */
export function useShotModels(): UsableModels {
  const { data, isPending, error, refetch } = useQuery(modelListOptions());
  const message = data === undefined ? (error?.message ?? null) : null;
  return useMemo(() => {
    const all = usable(data ?? []);
    return {
      isPending,
      error: message,
      retry: () => void refetch(),
      video: all.filter(({ model }) => makesVideo(model)),
      image: all.filter(({ model, fit }) => !makesVideo(model) && fit.firstFrame?.isRequired !== true),
    };
  }, [data, isPending, message, refetch]);
}

/** The model that a new storyboard begins with: one that goes from frame to frame, else one that takes a first frame. */
export function usualVideoModel(models: readonly UsableModel[]): string | null {
  const ready = models.filter(({ model }) => model.unavailable == null);
  const found =
    ready.find(({ fit }) => fit.firstFrame !== null && fit.lastFrame !== null && !fit.isEither) ??
    ready.find(({ fit }) => fit.firstFrame !== null) ??
    ready[0];
  return found?.model.id ?? null;
}

/** The model for frames of a new storyboard: one that takes references, too. */
export function usualImageModel(models: readonly UsableModel[]): string | null {
  const ready = models.filter(({ model, fit }) => model.unavailable == null && fit.references?.isRequired !== true);
  return (ready.find(({ fit }) => fit.references !== null) ?? ready[0])?.model.id ?? null;
}
