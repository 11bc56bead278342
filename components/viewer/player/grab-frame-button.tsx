'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { formatPixels } from '@/lib/client/format';
import type { Player } from './player';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { usePlayerState } from './use-player';
import { type LatePopover, useLatePopover } from '@/components/ui/use-late-popover';
import { viewerMessages } from '../messages';
import { timeOfFrame } from './video-time';
import { libraryKeys, resultMediaKey } from '@/lib/client/library/library';
import { loadedItems } from '@/lib/client/library/loaded-items';
import { grabFrame } from '@/lib/client/studio-media/studio-media';

/** Renders the actions for a frame that was grabbed; `close` closes the popover that shows it. */
export type RenderFrameUse = (grabbed: StudioMedia, close: () => void) => ReactNode;

/** Saves the frame on show, or one at the in or out point, as a new image, and offers what to do with it. */
export function GrabFrameButton({
  grabbing: { button, popover, grabbed, error, isAtWork, grab },
  player,
  renderUse,
  isCompact = false,
}: {
  grabbing: FrameGrabbing;
  player: Player;
  renderUse: RenderFrameUse | null;
  /** Without its label, where there is little room. */
  isCompact?: boolean;
}) {
  const { frame, range } = usePlayerState(player);
  const others = [
    ...(error === null ? [] : [{ label: viewerMessages.player.grabThis, at: frame }]),
    { label: viewerMessages.player.grabIn, at: range.inFrame },
    { label: viewerMessages.player.grabOut, at: range.outFrame },
  ].flatMap(({ label, at }) => (at === null ? [] : [{ label, at }]));
  return (
    <>
      <Button
        variant="quiet"
        title={viewerMessages.player.grabHint}
        aria-label={viewerMessages.player.grab}
        className="px-2! max-desk:h-11"
        {...button}
      >
        <ImageDown aria-hidden />
        {!isCompact && viewerMessages.player.grab}
      </Button>
      <AnchoredPopover
        {...popover}
        align="end"
        side="top"
        aria-label={viewerMessages.player.grab}
        className="flex w-72 flex-col gap-3 overflow-y-auto p-3"
      >
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
                {viewerMessages.player.grabbed({ pixels: formatPixels(grabbed.width ?? 0, grabbed.height ?? 0) })}
              </p>
              {renderUse?.(grabbed, () => popover.onOpenChange(false))}
            </>
          )}
        </div>
        {others.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {others.map(({ label, at }) => (
              <Button key={label} aria-disabled={isAtWork} className="max-desk:h-11" onClick={() => void grab(at)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </AnchoredPopover>
    </>
  );
}

/** Frames that are grabbed from a video, and the popover that shows the last one. */
export interface FrameGrabbing extends Pick<LatePopover, 'button' | 'popover'> {
  grabbed: StudioMedia | null;
  error: string | null;
  isAtWork: boolean;
  grab: (frame: number) => Promise<void>;
}

/** Grabs frames from the original of a video: opening the popover takes the one on show. */
export function useFrameGrabbing(media: StudioMedia, player: Player | null): FrameGrabbing {
  const client = useQueryClient();
  const late = useLatePopover();
  const [state, setState] = useState<Pick<FrameGrabbing, 'grabbed' | 'error' | 'isAtWork'>>({
    grabbed: null,
    error: null,
    isAtWork: false,
  });

  async function grab(frame: number) {
    if (state.isAtWork || player === null) return;
    player.pause();
    setState({ grabbed: null, error: null, isAtWork: true });
    try {
      const grabbed = await grabFrame(media.id, timeOfFrame(frame, player.frames));
      setState({ grabbed, error: null, isAtWork: false });
      for (const queryKey of [libraryKeys.all, resultMediaKey]) void client.invalidateQueries({ queryKey });
      loadedItems.renew();
    } catch (error) {
      setState({ grabbed: null, error: error instanceof Error ? error.message : String(error), isAtWork: false });
    }
  }

  const onClick = () => {
    if (!late.popover.isOpen && player !== null) void grab(player.current().frame);
    late.button.onClick();
  };
  return { button: { ...late.button, onClick }, popover: late.popover, ...state, grab };
}
