'use client';

import { Play } from 'lucide-react';
import { useState } from 'react';
import { intentsOf } from '@/lib/client/models/model-intents';
import type { ModelExample } from '@/lib/client/models/examples/find-example';
import type { LooseModel } from '@/lib/contract/model';
import { ModelImage } from './model-image';

/** The example of a model, filling its box: an image, a video with its poster, or before and after. */
export function ExamplePicture({
  model,
  example,
  isPlayed,
  isWhole = false,
}: {
  model: LooseModel;
  /** Null for none: then the service's image of the model, or an icon. */
  example: ModelExample | null;
  isPlayed: boolean;
  /** Whether the whole image is shown, as of a poster with its lettering, and not the part that fills the box. */
  isWhole?: boolean;
}) {
  const [gone, setGone] = useState<string | null>(null);
  if (example === null || gone === example.image) {
    return (
      <span className="grid size-full place-items-center bg-sunken text-faint [&_svg]:size-6">
        <ModelImage key={model.id} model={model} intent={intentsOf(model)[0] ?? 'make'} />
      </span>
    );
  }
  const { image, before, video } = example;
  const fill = `absolute inset-0 size-full ${isWhole ? 'bg-sunken object-contain' : 'object-cover'}`;
  return (
    <span className="checkerboard absolute inset-0 overflow-hidden">
      <img
        src={image}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className={fill}
        onError={() => setGone(image)}
      />
      {before !== null && !isPlayed && (
        <>
          <img
            src={before}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            className={`${fill} [clip-path:inset(0_50%_0_0)]`}
          />
          <span aria-hidden className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white shadow-raised" />
        </>
      )}
      {video !== null && isPlayed && (
        <video src={video} autoPlay muted loop playsInline disablePictureInPicture aria-hidden className={fill} />
      )}
      {video !== null && !isPlayed && (
        <span
          aria-hidden
          className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-black/65 text-white"
        >
          <Play className="size-4 translate-x-px fill-current" />
        </span>
      )}
    </span>
  );
}
