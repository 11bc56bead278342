import type { StudioMedia } from '@/lib/contract/studio-media';
import { frameStyle } from './frame-style';
import { viewerWords } from './messages';

/** A film with its controls. One that few browsers show plays its preview, and says so. */
export function VideoView({ media, alt, onError }: { media: StudioMedia; alt: string; onError: () => void }) {
  const isPreviewAwaited =
    media.previewUrl === null && media.unfinished.some(({ step, state }) => step === 'preview' && state === 'waiting');
  return (
    <div className="relative" style={frameStyle(media.width, media.height)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- made films have no speech to caption */}
      <video
        src={isPreviewAwaited ? undefined : (media.previewUrl ?? media.url)}
        poster={media.posterUrl ?? media.thumbnailUrl ?? undefined}
        controls={!isPreviewAwaited}
        loop
        playsInline
        preload="metadata"
        aria-label={alt}
        onError={onError}
        className="size-full bg-black shadow-picture"
      />
      {isPreviewAwaited && (
        <p role="status" className="absolute inset-x-3 bottom-3 rounded-xs bg-black/70 px-2 py-1 text-sm text-white">
          {viewerWords.previewAwaited}
        </p>
      )}
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
