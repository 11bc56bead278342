'use client';

import { ModelThumbnail } from './model-thumbnail';
import { useUsageOf } from '@/components/models/facts/use-model-usage';
import type { LooseModel } from '@/lib/contract/model';

/** The example of a model by itself, as the studio knows it; see `ModelThumbnail`. */
export function ExampleThumbnail({ model }: { model: LooseModel }) {
  return <ModelThumbnail key={model.id} model={model} {...useUsageOf(model)} />;
}
