import type { StudioMedia } from '@/lib/contract/studio-media';
import { frameStyle } from './frame-style';
import { viewerWords } from './words';

/** A film with its controls. One that few browsers show plays its preview, and says so. */
export function FilmView({ media, alt, onError }: { media: StudioMedia; alt: string; onError: () => void }) {
  return (
    <div className="relative" style={frameStyle(media.width, media.height)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- made films have no speech to caption */}
      <video
        src={media.previewUrl ?? media.url}
        poster={media.thumbnailUrl ?? undefined}
        controls
        loop
        playsInline
        preload="metadata"
        aria-label={alt}
        onError={onError}
        className="size-full bg-black shadow-picture"
      />
      {media.dynamicRange !== null && (
        <span
          title={viewerWords.hdrExplained}
          className="absolute top-3 left-3 rounded-xs bg-black/70 px-2 py-0.5 text-sm text-white"
        >
          {viewerWords.hdr(media.dynamicRange, media.previewUrl !== null)}
        </span>
      )}
    </div>
  );
}
