'use client';

import { useState } from 'react';
import type { BoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { readAspectRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import { textsOf } from '@/lib/schema-form/json';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { useFormScope, useWholeForm } from '../scope/form-scope';
import { useMediaDetails } from '../media/use-media-details';

/** The frame's aspect ratio, and the reference image under the boxes. */
export function useBackdrop({ imageField, aspectRatioField }: BoundingBoxes) {
  const scope = useFormScope();
  const values = useWholeForm();
  const [chosen, setChosen] = useState<string | null>(null);
  const given = imageField === null ? undefined : values[imageField];
  const images = typeof given === 'string' ? textsOf([given]) : textsOf(given);
  const sourceOf = (address: string): string | null => {
    const local = scope.uploadedMedia(address);
    if (local !== null) return local.previewUrl;
    if (isStudioMediaPath(address)) return address;
    return address.startsWith('data:image/') ? address : null;
  };
  const first = useMediaDetails(images[0] ?? '');
  const ratio = readAspectRatio(aspectRatioField === null ? null : values[aspectRatioField]);
  const own = first?.width != null && first.height != null ? { width: first.width, height: first.height } : null;
  const address = chosen !== null && images.includes(chosen) ? chosen : null;
  return {
    ratio: ratio ?? own ?? { width: 1, height: 1 },
    /** The images that can be shown without a request to another origin, with their index among the references. */
    images: images.flatMap((image, index) => (sourceOf(image) === null ? [] : [{ address: image, index }])),
    address,
    source: address === null ? null : sourceOf(address),
    choose: setChosen,
  };
}
