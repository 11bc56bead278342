'use client';

import { useState } from 'react';
import { findExample } from '@/lib/client/models/examples/find-example';
import { intentsOf } from '@/lib/client/models/model-intents';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { ModelImage } from './model-image';

/** The example of a model, small, filling its box; the service's image of it, or an icon, where there is none. */
export function ModelThumbnail({
  model,
  usage,
  isEmbedded,
}: {
  model: LooseModel;
  usage: ModelUsage | null;
  isEmbedded: boolean;
}) {
  const [gone, setGone] = useState<string | null>(null);
  const address = findExample(model, isEmbedded, usage)?.thumbnail ?? null;
  if (address === null || address === gone) {
    return <ModelImage key={model.id} model={model} intent={intentsOf(model)[0] ?? 'make'} />;
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      draggable={false}
      className="checkerboard size-full object-cover"
      onError={() => setGone(address)}
    />
  );
}
