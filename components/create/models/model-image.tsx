'use client';

import { useState } from 'react';
import type { Intent } from '@/lib/client/intents';
import { modelImageAddress } from './model-image-address';
import type { LooseModel } from '@/lib/contract/model';
import { ModelIcon } from './model-icon';

/** The picture that a model's service gives of it; the sign of what it does where there is none, or none that comes. */
export function ModelImage({ model, intent }: { model: LooseModel | null; intent: Intent }) {
  const [isGone, setIsGone] = useState(false);
  const address = model === null ? null : modelImageAddress(model);
  if (address === null || isGone) return <ModelIcon model={model} intent={intent} />;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      draggable={false}
      className="size-full object-cover"
      onError={() => setIsGone(true)}
    />
  );
}
