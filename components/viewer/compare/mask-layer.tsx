import type { StudioMedia } from '@/lib/contract/studio-media';
import type { ZoomPlace } from '../zoom/zoom-view';
import { type MaskLook, maskPaint } from './mask-look';

/** Colour where a cut-out is opaque, or where a mask is white. */
export function MaskLayer({ media, place, look }: { media: StudioMedia; place: ZoomPlace; look: MaskLook }) {
  const isCutOut = media.details?.hasAlpha === true;
  const found = `url("${media.url}")`;
  return (
    <div
      style={{
        ...place,
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
