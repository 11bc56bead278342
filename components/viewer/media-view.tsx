'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { Maximize2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { frameStyle } from './frame-style';
import { MissingMedia } from './missing-media';
import { viewerMessages } from './messages';
import { classNames } from '@/components/ui/class-names';

// Zoom, players and their controls load when the viewer is opened.
const ViewerDialog = latePart(async () => (await import('./viewer-dialog')).ViewerDialog);

/**
 * A result as large as fits into its surround; the surround must be a size container. A double click, or the button,
 * opens it in the viewer over the screen.
 */
export function MediaView({
  media,
  alt,
  renderLock,
}: {
  media: StudioMedia;
  alt: string;
  /** Draws the button that locks the seed in a form. */
  renderLock: (seed: string) => ReactNode;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Keyed by address, so that a preview that was created meanwhile is loaded.
  const address = media.previewUrl ?? media.url;
  if (failed === address) {
    return <MissingMedia style={frameStyle(media.width, media.height)} onRetry={() => setFailed(null)} />;
  }
  const View = media.kind === 'image' ? ImageView : VideoView;
  return (
    <div className="group/media relative" onDoubleClick={() => setIsOpen(true)}>
      <View key={media.id} media={media} alt={alt} onError={() => setFailed(address)} />
      <IconButton
        size="lg"
        label={viewerMessages.open}
        className="absolute! top-2 right-2 bg-panel! opacity-0 shadow-raised group-hover/media:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 max-desk:size-11"
        onClick={() => setIsOpen(true)}
      >
        <Maximize2 aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ViewerDialog media={media} alt={alt} renderLock={renderLock} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** An image as large as fits. Its thumbnail is shown until it has loaded; a checkerboard is behind transparent parts. */
function ImageView({ media, alt, onError }: { media: StudioMedia; alt: string; onError: () => void }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const mayBeTransparent = media.contentType !== 'image/jpeg';
  const standIn = !isLoaded && media.thumbnailUrl !== null ? { backgroundImage: `url("${media.thumbnailUrl}")` } : {};
  return (
    <img
      src={media.previewUrl ?? media.url}
      alt={alt}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      onLoad={() => setIsLoaded(true)}
      onError={onError}
      draggable={false}
      className={classNames(
        'block bg-cover shadow-picture',
        isLoaded && mayBeTransparent && 'checkerboard',
        !isLoaded && 'bg-sunken',
      )}
      style={{ ...frameStyle(media.width, media.height), ...standIn }}
    />
  );
}

/** A video with its controls. A video that few browsers play shows its preview, and says so. */
function VideoView({ media, alt, onError }: { media: StudioMedia; alt: string; onError: () => void }) {
  const isPreviewAwaited =
    media.previewUrl === null && media.unfinished.some(({ step, state }) => step === 'preview' && state === 'waiting');
  return (
    <div className="relative" style={frameStyle(media.width, media.height)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- generated videos have no captions */}
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
          {viewerMessages.previewAwaited}
        </p>
      )}
      {media.dynamicRange !== null && (
        <span
          title={viewerMessages.hdrExplained}
          className="absolute top-3 left-3 rounded-xs bg-black/70 px-2 py-0.5 text-sm text-white"
        >
          {viewerMessages.hdr(media.dynamicRange, media.previewUrl !== null)}
        </span>
      )}
    </div>
  );
}
