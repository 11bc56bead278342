'use client';

import { useState } from 'react';
import { type Intent } from '@/lib/client/models/intents';
import { makesVideo } from '@/lib/client/models/model-intents';
import type { LooseModel } from '@/lib/contract/model';
import { Clapperboard, Maximize2, Paintbrush, Scissors, Sun, Video, WandSparkles } from 'lucide-react';

/** The icon of each intent; a model shows that of its first. */
export const intentIcons: Record<Intent, typeof Sun> = {
  make: Paintbrush,
  edit: WandSparkles,
  upscale: Maximize2,
  'cut-out': Scissors,
  animate: Clapperboard,
  convert: Sun,
};
const icons = { ...intentIcons, video: Video };

/** The service's image of a model; the icon of its intent where there is none, or it does not load. */
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

/** Generating videos has another icon than generating images. */
function ModelIcon({ model, intent }: { model: LooseModel | null; intent: Intent }) {
  const Icon = icons[intent === 'make' && model !== null && makesVideo(model) ? 'video' : intent];
  return <Icon aria-hidden className="size-4" />;
}

/**
 * The address of a model's image: a `data:` address, or a path of the studio, which fetches it only from the media
 * service's own origin. Null where there is no image that can be shown.
 */
export function modelImageAddress({ id, image_url: address }: Pick<LooseModel, 'id' | 'image_url'>): string | null {
  if (address == null || address === '') return null;
  if (address.startsWith('data:')) return /^data:image\/(?:png|jpeg|webp|avif|gif)[;,]/.test(address) ? address : null;
  return `/api/studio/models/picture?model=${encodeURIComponent(id)}`;
}
