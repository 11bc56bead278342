import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { ImageRect } from '../zoom/zoom-view';

/** Colours of a mask that stand out from most images. */
export const maskColours = ['red', 'green', 'blue', 'yellow'] as const;
export type MaskColour = (typeof maskColours)[number];

/** The CSS colour of each. */
export const maskPaint: Readonly<Record<MaskColour, string>> = {
  red: '#ff2d3d',
  green: '#12d15a',
  blue: '#2f7bff',
  yellow: '#ffd400',
};

/** The look of a mask over its source. */
export interface MaskLook {
  colour: MaskColour;
  opacity: number;
  /** Colours the part outside the mask. */
  isRest: boolean;
}

/** Colours the opaque part of a cut-out, or the white part of a mask. */
export function MaskLayer({ media, rect, look }: { media: StudioMedia; rect: ImageRect; look: MaskLook }) {
  const isCutOut = media.details?.hasAlpha === true;
  const found = `url("${media.url}")`;
  return (
    <div
      style={{
        ...rect,
        background: maskPaint[look.colour],
        opacity: look.opacity,
        maskImage: look.isRest ? `${found}, linear-gradient(#fff, #fff)` : found,
        maskMode: isCutOut ? 'alpha' : 'luminance',
        maskComposite: 'exclude',
        maskSize: '100% 100%',
        maskRepeat: 'no-repeat',
      }}
      className="absolute"
    />
  );
}
