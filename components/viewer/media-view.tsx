'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { Maximize2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { VideoView } from './video-view';
import { frameStyle } from './frame-style';
import { MissingMedia } from './missing-media';
import { ImageView } from './image-view';
import { viewerWords } from './messages';

// Zoom, players and their controls load when somebody looks closely.
const ViewerDialog = latePart(async () => (await import('./viewer-dialog')).ViewerDialog);

/**
 * A result as large as its surround lets it be; the surround must be a size container. A double click, or the button, opens it in the
 * viewer over the screen.
 */
export function MediaView({
  media,
  alt,
  renderLock,
}: {
  media: StudioMedia;
  alt: string;
  /** The way to keep its seed in a form. */
  renderLock: (seed: string) => ReactNode;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // By the address that failed: a preview that is made meanwhile is tried.
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
        label={viewerWords.open}
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
