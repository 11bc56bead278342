import type { StudioMedia } from '@/lib/contract/studio-media';
import type { ImageRect } from '../zoom/zoom-view';

/** Colours of a mask that stand out from most images. */
export const maskColours = ['red', 'green', 'blue', 'yellow'] as const;
export type MaskColour = (typeof maskColours)[number];

/** What each is on the screen. */
export const maskPaint: Readonly<Record<MaskColour, string>> = {
  red: '#ff2d3d',
  green: '#12d15a',
  blue: '#2f7bff',
  yellow: '#ffd400',
};

/** How a mask lies over what it was made of. */
export interface MaskLook {
  colour: MaskColour;
  opacity: number;
  /** Colours what was not found, rather than what was. */
  isRest: boolean;
}

/** Colour where a cut-out is opaque, or where a mask is white. */
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
