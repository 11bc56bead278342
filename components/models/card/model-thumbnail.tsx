'use client';

import { useState } from 'react';
import { findExample } from '@/lib/client/models/examples/find-example';
import { intentsOf } from '@/lib/client/models/intents';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { ModelImage } from './model-image';

/** The example of a model in a row of a list; the service's image of it, or an icon, where there is none. */
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
  return (
    <span className="grid h-14 w-[88px] shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted group-data-active:bg-panel">
      {address === null || address === gone ? (
        <ModelImage key={model.id} model={model} intent={intentsOf(model)[0] ?? 'make'} />
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          draggable={false}
          className="checkerboard size-full object-cover"
          onError={() => setGone(address)}
        />
      )}
    </span>
  );
}
