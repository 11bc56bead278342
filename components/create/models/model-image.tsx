'use client';

import { Video } from 'lucide-react';
import { useState } from 'react';
import { type Intent, makesVideo } from '@/lib/client/intents';
import type { LooseModel } from '@/lib/contract/model';
import { intentIcons } from './intent-icons';
import { modelImageAddress } from './model-image-address';

/** The image that a service gives of its model; the icon of what the model does where there is none, or it does not load. */
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

const icons = { ...intentIcons, video: Video };

/** Making a video looks different from making an image. */
function ModelIcon({ model, intent }: { model: LooseModel | null; intent: Intent }) {
  const Icon = icons[intent === 'make' && model !== null && makesVideo(model) ? 'video' : intent];
  return <Icon aria-hidden className="size-4" />;
}
