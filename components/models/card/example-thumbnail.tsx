'use client';

import { useMemo } from 'react';
import { ModelThumbnail } from './model-thumbnail';
import { useModelUsage } from '@/components/models/facts/use-model-usage';
import type { LooseModel } from '@/lib/contract/model';

/** The example of a model by itself, as the studio knows it; see `ModelThumbnail`. */
export function ExampleThumbnail({ model }: { model: LooseModel }) {
  const models = useMemo(() => [model], [model]);
  const { usage, isEmbedded } = useModelUsage(models);
  return <ModelThumbnail key={model.id} model={model} usage={usage.get(model.id) ?? null} isEmbedded={isEmbedded} />;
}
