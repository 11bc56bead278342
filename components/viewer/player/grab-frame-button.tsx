'use client';

import { ImageDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { formatPixels } from '@/lib/client/format';
import type { Player } from './player';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { usePlayerState } from './use-player';
import type { LatePopover } from '@/components/ui/use-late-popover';
import { viewerMessages } from '../messages';
import { grabFrame } from '@/lib/client/studio-media/studio-media';
import { timeOfFrame } from './video-time';

/** Saves the frame on show, or one at the in or out point, as a new image. */
export function GrabFrameButton({
  late: { button, popover },
  media,
  player,
  renderUse,
}: {
  /** It can be opened by a key too. */
  late: LatePopover;
  media: StudioMedia;
  player: Player;
  renderUse: ((grabbed: StudioMedia) => ReactNode) | null;
}) {
  const { frame, range } = usePlayerState(player);
  const { grabbed, error, isAtWork, grab } = useGrabFrame(media, player);
  const choices = [
    { label: viewerMessages.player.grabThis, at: frame },
    { label: viewerMessages.player.grabIn, at: range.inFrame },
    { label: viewerMessages.player.grabOut, at: range.outFrame },
  ];
  return (
    <>
      <Button variant="quiet" title={viewerMessages.player.grabHint} className="max-desk:h-11" {...button}>
        <ImageDown aria-hidden />
        {viewerMessages.player.grab}
      </Button>
      <AnchoredPopover
        {...popover}
        align="end"
        side="top"
        aria-label={viewerMessages.player.grab}
        className="flex w-64 flex-col gap-2 p-3"
      >
        <div className="flex flex-wrap gap-1.5">
          {choices.map(
            ({ label, at }) =>
              at !== null && (
                <Button key={label} aria-disabled={isAtWork} className="max-desk:h-11" onClick={() => void grab(at)}>
                  {label}
                </Button>
              ),
          )}
        </div>
        <div aria-live="polite" className="flex flex-col gap-2">
          {isAtWork && <p className="text-muted">{viewerMessages.player.grabbing}</p>}
          {error !== null && <p className="text-bad">{error}</p>}
          {grabbed !== null && (
            <>
              <img
                src={grabbed.url}
                alt={viewerMessages.player.grabbedAlt}
                className="max-h-40 w-full rounded-sm bg-sunken object-contain"
              />
              <p className="text-muted">
                {viewerMessages.player.grabbed(formatPixels(grabbed.width ?? 0, grabbed.height ?? 0))}
              </p>
              {renderUse?.(grabbed)}
            </>
          )}
        </div>
      </AnchoredPopover>
    </>
  );
}

/** Grabs frames from the original of a video: the last one, or the error. */
function useGrabFrame(media: StudioMedia, player: Player) {
  const [state, setState] = useState<{ grabbed: StudioMedia | null; error: string | null; isAtWork: boolean }>({
    grabbed: null,
    error: null,
    isAtWork: false,
  });

  async function grab(frame: number) {
    if (state.isAtWork) return;
    player.pause();
    setState({ grabbed: null, error: null, isAtWork: true });
    try {
      const grabbed = await grabFrame(media.id, timeOfFrame(frame, player.frames));
      setState({ grabbed, error: null, isAtWork: false });
    } catch (error) {
      setState({ grabbed: null, error: error instanceof Error ? error.message : String(error), isAtWork: false });
    }
  }

  return { ...state, grab };
}
