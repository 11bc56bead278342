'use client';

import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { FilmView } from './film-view';
import { frameStyle } from './frame-style';
import { PictureView } from './picture-view';
import { viewerWords } from './words';

/** A result as large as its surround lets it be; the surround must be a size container. */
export function MediaView({ media, alt }: { media: StudioMedia; alt: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  // By the address that failed: a preview that is made meanwhile is tried.
  const address = media.previewUrl ?? media.url;
  if (failed === address) return <MissingMedia media={media} onRetry={() => setFailed(null)} />;
  const View = media.kind === 'image' ? PictureView : FilmView;
  return <View key={media.id} media={media} alt={alt} onError={() => setFailed(address)} />;
}

function MissingMedia({ media, onRetry }: { media: StudioMedia; onRetry: () => void }) {
  return (
    <div
      role="alert"
      style={frameStyle(media.width, media.height)}
      className="flex flex-col items-center justify-center gap-3 overflow-hidden bg-panel p-4 text-center shadow-picture"
    >
      <ImageOff aria-hidden className="size-6 text-faint" />
      <p className="max-w-sm text-muted">{viewerWords.missing}</p>
      <Button size="sm" onClick={onRetry}>
        {viewerWords.loadAgain}
      </Button>
    </div>
  );
}
