'use client';

import { useState } from 'react';
import type { BoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { textsOf } from '@/lib/schema-form/json';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { frameSize, type FrameSize } from '@/lib/schema-form/sizes/frame-size';
import { hasRatio } from '@/lib/schema-form/sizes/size-for-ratio';
import { useMediaDetails } from '../media/use-media-details';
import { useFormScope } from '../scope/form-scope';
import { useFormValue } from '../scope/use-form-value';

/** What boxes are drawn on. */
export interface Backdrop {
  /** The frame of the result to come, which follows the form. */
  frame: FrameSize;
  /** The images that can be drawn on, with their index among the references. */
  images: { address: string; index: number }[];
  /** The image that is drawn on; null for an empty frame. */
  address: string | null;
  /** Where its bytes are; null for an empty frame. */
  source: string | null;
  choose: (address: string | null) => void;
}

/**
 * The frame that the form requests, and the image under the boxes: the first input where the frame has its proportion, unless the
 * person chose another one.
 */
export function useBackdrop({ imageField, aspectRatioField }: BoundingBoxes): Backdrop {
  const scope = useFormScope();
  const values = useFormValue((all) => all);
  // Undefined before the person has chosen.
  const [chosen, setChosen] = useState<string | null>();
  const given = imageField === null ? undefined : values[imageField];
  const listed = typeof given === 'string' ? textsOf([given]) : textsOf(given);
  const first = useMediaDetails(listed[0] ?? '');
  const input = first?.width != null && first.height != null ? { width: first.width, height: first.height } : null;
  const frame = frameSize(scope.model, values, { ratioField: aspectRatioField, input });

  // Nothing is loaded from other origins.
  const sourceOf = (address: string): string | null => {
    const local = scope.uploadedMedia(address);
    if (local !== null) return local.previewUrl;
    if (isStudioMediaPath(address)) return address;
    return address.startsWith('data:image/') ? address : null;
  };
  const images = listed.flatMap((address, index) => (sourceOf(address) === null ? [] : [{ address, index }]));
  const usual =
    images[0]?.index === 0 && input !== null && hasRatio(input, frame.width, frame.height) ? listed[0] : null;
  const wanted = chosen === undefined ? (usual ?? null) : chosen;
  const address = wanted !== null && images.some((image) => image.address === wanted) ? wanted : null;
  return { frame, images, address, source: address === null ? null : sourceOf(address), choose: setChosen };
}
