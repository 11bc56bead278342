'use client';

import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { frameStyle } from '../frame-style';
import { viewerMessages } from '../messages';
import { useViewerKeys } from '../use-viewer-keys';
import { useVideoVersion } from '../version/use-video-version';
import { GrabFrameButton, type RenderFrameUse, useFrameGrabbing } from './grab-frame-button';
import { Timeline } from './timeline';
import { playerKeys, usePlayer, usePlayerState } from './use-player';
import type { Player } from './player';
import { timecode } from './video-time';

/**
 * A video or audio file on a screen: a press or Space plays it, in a loop. Its controls show while it rests, and under the
 * pointer or the focus.
 */
export function StageVideo(props: StageVideoProps) {
  const player = usePlayer(props.media);
  return player === null ? null : <PlayedVideo {...props} player={player} />;
}

interface StageVideoProps {
  media: StudioMedia;
  alt: string;
  /** Renders the actions for a frame that was grabbed. */
  renderUse: RenderFrameUse;
  onError: () => void;
}

function PlayedVideo({ media, alt, renderUse, onError, player }: StageVideoProps & { player: Player }) {
  const frame = useRef<HTMLDivElement>(null);
  const state = usePlayerState(player);
  const { version } = useVideoVersion(media);
  const grabbing = useFrameGrabbing(media, player);
  const attach = useCallback(
    (node: HTMLVideoElement | null) => (node === null ? undefined : player.attach(node)),
    [player],
  );
  const isVideo = media.kind === 'video';
  const isPreviewAwaited =
    media.previewUrl === null && media.unfinished.some(({ step, state: is }) => step === 'preview' && is === 'waiting');
  const { ' ': space, ',': back, '.': forward, m, l } = playerKeys(player);
  useViewerKeys(
    { ' ': space, ',': back, '.': forward, m, l, ...(isVideo ? { g: grabbing.button.onClick } : {}) },
    { viewer: frame },
  );
  const poster = media.posterUrl ?? media.thumbnailUrl;
  const isShown = !state.isPlaying || grabbing.popover.isOpen;
  return (
    <div ref={frame} className="group/video relative" style={frameStyle(media.width ?? 640, media.height ?? 200)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- generated videos have no captions */}
      <video
        key={version}
        ref={attach}
        src={isPreviewAwaited ? undefined : version === 'preview' ? (media.previewUrl ?? media.url) : media.url}
        playsInline
        preload="auto"
        aria-label={alt}
        onClick={player.toggle}
        onError={() => {
          // A video that no browser plays is not an error: its preview is being made.
          if (!isPreviewAwaited) onError();
        }}
        // Not as its poster: browsers drop it on the first seek, long before there is a frame.
        style={{ backgroundImage: poster === null ? undefined : `url("${poster}")` }}
        className="size-full cursor-pointer bg-sunken bg-size-[100%_100%] shadow-picture"
      />
      {isPreviewAwaited ? (
        <p role="status" className="absolute inset-x-3 bottom-3 rounded-xs bg-black/70 px-2 py-1 text-sm text-white">
          {viewerMessages.previewAwaited}
        </p>
      ) : (
        <div
          role="group"
          aria-label={viewerMessages.player.controls}
          data-shown={isShown}
          className="absolute inset-x-2 bottom-2 flex min-w-0 items-center gap-1 rounded bg-panel px-1 py-0.5 opacity-0 shadow-floating transition-opacity group-hover/video:opacity-100 focus-within:opacity-100 data-[shown=true]:opacity-100 pointer-coarse:opacity-100"
        >
          <IconButton
            label={state.isPlaying ? viewerMessages.player.pause : viewerMessages.player.play}
            className="max-desk:size-11"
            onClick={player.toggle}
          >
            {state.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          </IconButton>
          <Timeline player={player} media={media} className="h-4 min-w-8 flex-1" />
          <span className="px-1.5 text-sm whitespace-nowrap text-muted tabular-nums">
            {timecode(state.frame, player.frames)} / {timecode(player.frames.count, player.frames)}
          </span>
          {(!isVideo || media.details?.sound != null) && (
            <IconButton
              label={state.isMuted ? viewerMessages.player.unmute : viewerMessages.player.mute}
              className="max-desk:size-11"
              aria-pressed={state.isMuted}
              onClick={player.toggleMuted}
            >
              {state.isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
            </IconButton>
          )}
          {isVideo && <GrabFrameButton grabbing={grabbing} player={player} renderUse={renderUse} isCompact />}
        </div>
      )}
      {media.dynamicRange !== null && (
        <span
          title={version === 'preview' ? viewerMessages.hdrExplained : undefined}
          className="absolute top-3 left-3 rounded-xs bg-black/70 px-2 py-0.5 text-sm text-white"
        >
          {(version === 'preview' ? viewerMessages.hdrPreview : viewerMessages.hdr)[media.dynamicRange]}
        </span>
      )}
    </div>
  );
}
