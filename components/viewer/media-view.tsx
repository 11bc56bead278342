'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { Maximize2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { ViewerActions } from './viewer-dialog';
import { frameStyle } from './frame-style';
import { MissingMedia } from './missing-media';
import { viewerMessages } from './messages';
import { classNames } from '@/components/ui/class-names';

// Zoom, players and their controls load when the viewer is opened.
const ViewerDialog = latePart(async () => (await import('./viewer-dialog')).ViewerDialog);
const StageVideo = latePart(async () => (await import('./player/stage-video')).StageVideo);

/**
 * A result as large as fits into its surround; the surround must be a size container. A double click, or the button,
 * opens it in the viewer over the screen.
 */
export function MediaView({
  media,
  alt,
  renderLock,
  actions = null,
  overlay = null,
}: {
  media: StudioMedia;
  alt: string;
  /** Draws the button that locks the seed in a form. */
  renderLock: (seed: string) => ReactNode;
  /** What the viewer over the screen offers; null for nothing. */
  actions?: ViewerActions | null;
  /** Drawn over an image, in its rectangle. */
  overlay?: ReactNode;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Keyed by address, so that a preview that was created meanwhile is loaded.
  const address = media.previewUrl ?? media.url;
  if (failed === address) {
    return <MissingMedia style={frameStyle(media.width, media.height)} onRetry={() => setFailed(null)} />;
  }
  return (
    <div className="group/media relative" onDoubleClick={() => setIsOpen(true)}>
      {media.kind === 'image' ? (
        <ImageView key={media.id} media={media} alt={alt} onError={() => setFailed(address)} />
      ) : (
        <Suspense fallback={<PosterView media={media} />}>
          <StageVideo
            key={media.id}
            media={media}
            alt={alt}
            renderUse={(grabbed, close) => actions?.renderUse(grabbed, close)}
            onError={() => setFailed(address)}
          />
        </Suspense>
      )}
      {media.kind === 'image' && overlay}
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
          <ViewerDialog item={{ media, alt, renderLock }} actions={actions} onClose={() => setIsOpen(false)} />
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

/** The poster of a video until its player has loaded, at the same place. */
function PosterView({ media }: { media: StudioMedia }) {
  const poster = media.posterUrl ?? media.thumbnailUrl;
  return (
    <div
      style={{
        ...frameStyle(media.width, media.height),
        backgroundImage: poster === null ? undefined : `url("${poster}")`,
      }}
      className="bg-sunken bg-size-[100%_100%] shadow-picture"
    />
  );
}
