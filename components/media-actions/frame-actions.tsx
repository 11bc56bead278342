'use client';

import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { QuickButtons } from './quick-buttons';
import { type SendMedia, useSendMedia } from './use-send-media';

/** What to do next with a frame that was taken from a video. */
export function FrameActions({ frame, onSend = null }: { frame: StudioMedia; onSend?: SendMedia | null }) {
  const send = useSendMedia(onSend);
  return (
    <div className="flex flex-wrap gap-1.5">
      <QuickButtons items={[frame]} onSend={send} variant="outline" className="max-desk:h-11" />
    </div>
  );
}
