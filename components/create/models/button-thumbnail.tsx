'use client';

import { useMemo } from 'react';
import { ModelThumbnail } from '@/components/models/card/model-thumbnail';
import { useModelUsage } from '@/components/models/facts/use-model-usage';
import type { LooseModel } from '@/lib/contract/model';

/** The example of the model in the form. It loads late: the first paint has its box. */
export function ButtonThumbnail({ model }: { model: LooseModel }) {
  const models = useMemo(() => [model], [model]);
  const { usage, isEmbedded } = useModelUsage(models);
  return <ModelThumbnail key={model.id} model={model} usage={usage.get(model.id) ?? null} isEmbedded={isEmbedded} />;
}
