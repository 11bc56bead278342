'use client';

import { useState, useCallback } from 'react';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { MediaLayer } from './media-layer';
import { MissingMedia } from './missing-media';
import { SurroundChoice } from './surround-choice';
import { playerKeys, usePlayer } from './player/use-player';
import { useSurround } from './use-surround';
import { useViewerKeys } from './use-viewer-keys';
import { useZoom, zoomKeys } from './zoom/use-zoom';
import { ZoomBar } from './zoom/zoom-bar';
import { ZoomPane } from './zoom/zoom-pane';
import { PlayerControls } from './player/player-controls';
import { VersionButton } from './version/version-button';
import { GrabFrameButton, type RenderFrameUse, useFrameGrabbing } from './player/grab-frame-button';
import { useVideoVersion } from './version/use-video-version';
import { viewerMessages } from './messages';
import type { Player } from './player/player';
import { Timeline } from './player/timeline';

interface ViewerProps {
  media: StudioMedia;
  alt: string;
  /** Renders the actions for a frame that was grabbed from a video. */
  renderUse?: RenderFrameUse;
  /** Whether frames of a video can be saved as images of the studio. */
  mayGrab?: boolean;
  /** Called when the file cannot be loaded. */
  onMissing?: () => void;
}

/** Shows an image down to its pixels, a video down to its frames, or the waveform of an audio file. Fills a column. */
export function Viewer(props: ViewerProps) {
  return <OneViewer key={props.media.id} {...props} />;
}

function OneViewer({ media, alt, renderUse, mayGrab = true, onMissing }: ViewerProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const zoom = useZoom({ width: media.width ?? 1024, height: media.height ?? 1024 });
  const player = usePlayer(media);
  const video = useVideoVersion(media);
  const surround = useSurround();
  const grabbing = useFrameGrabbing(media, player);
  const isAudio = media.kind === 'audio';
  useViewerKeys({
    ...(isAudio ? {} : { ...zoomKeys(zoom), b: surround.next }),
    ...playerKeys(player),
    ...(media.kind === 'video' ? { h: video.toggle } : {}),
    ...(media.kind === 'video' && mayGrab ? { g: grabbing.button.onClick } : {}),
  });

  const address = video.version === 'preview' ? (media.previewUrl ?? media.url) : media.url;
  const isPreviewAwaited =
    media.previewUrl === null && media.unfinished.some(({ step, state }) => step === 'preview' && state === 'waiting');
  const onError = () => {
    // A video that no browser plays is not an error: its preview is being made.
    if (isPreviewAwaited) return;
    setFailed(address);
    onMissing?.();
  };

  return (
    <div data-viewer role="group" aria-label={viewerMessages.viewer} className="flex min-h-0 min-w-0 flex-1 flex-col">
      {failed === address ? (
        <div className="grid min-h-0 flex-1 place-items-center bg-canvas p-4">
          <MissingMedia onRetry={() => setFailed(null)} />
        </div>
      ) : isAudio && player !== null ? (
        <AudioStage media={media} alt={alt} player={player} onError={onError} />
      ) : (
        <ZoomPane zoom={zoom} className="flex-1 bg-canvas">
          {zoom.rect !== null && zoom.zoom !== null && (
            <MediaLayer
              media={media}
              alt={alt}
              rect={zoom.rect}
              zoom={zoom.zoom}
              player={player}
              version={video.version}
              onError={onError}
            />
          )}
          {isPreviewAwaited && (
            <p role="status" className="absolute inset-x-3 bottom-3 rounded-xs bg-black/70 px-2 py-1 text-white">
              {viewerMessages.previewAwaited}
            </p>
          )}
        </ZoomPane>
      )}
      {player !== null && (
        <PlayerControls player={player} media={media} hasAudio={isAudio || media.details?.sound != null}>
          {media.kind === 'video' && mayGrab && (
            <GrabFrameButton grabbing={grabbing} player={player} renderUse={renderUse ?? null} />
          )}
        </PlayerControls>
      )}
      {!isAudio && (
        <div className="flex shrink-0 items-center gap-x-3 overflow-x-auto border-t border-line bg-panel px-2 py-1 [scrollbar-width:none]">
          {media.kind === 'video' && <VersionButton media={media} video={video} />}
          <ZoomBar zoom={zoom} />
          <SurroundChoice />
        </div>
      )}
    </div>
  );
}

/** An audio file: its waveform is its timeline. */
function AudioStage({
  media,
  alt,
  player,
  onError,
}: {
  media: StudioMedia;
  alt: string;
  player: Player;
  onError: () => void;
}) {
  const attach = useCallback(
    (node: HTMLAudioElement | null) => (node === null ? undefined : player.attach(node)),
    [player],
  );
  return (
    <div className="grid min-h-0 flex-1 place-items-center bg-canvas p-6">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- generated audio has no captions */}
      <audio ref={attach} src={media.previewUrl ?? media.url} preload="auto" aria-label={alt} onError={onError} />
      <Timeline player={player} media={media} className="h-[min(40%,200px)] max-w-4xl bg-panel! shadow-picture" />
    </div>
  );
}
