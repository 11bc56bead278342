'use client';

import { ArrowLeftRight } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { formatPixels } from '@/lib/client/format';
import type { CompareMode, CompareSide } from './comparison';
import { haveOtherProportions } from './overlap';
import { MaskControls } from './mask-controls';
import { SurroundChoice } from '../surround-choice';
import type { Blink } from './use-blink';
import type { Zoom } from '../zoom/use-zoom';
import { ZoomBar } from '../zoom/zoom-bar';
import { viewerMessages } from '../messages';
import type { MaskLook } from './mask-layer';
import { VersionButton } from '../version/version-button';
import type { VideoVersionChoice } from '../version/use-video-version';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';

/** The mode of the comparison, and its controls. */
export function CompareBar({
  sides: [first, second],
  mode,
  modes,
  onMode,
  onSwap,
  zoom,
  blink,
  amplification,
  mask,
  versions,
}: {
  sides: readonly [CompareSide, CompareSide];
  mode: CompareMode;
  modes: readonly CompareMode[];
  onMode: (mode: CompareMode) => void;
  onSwap: () => void;
  zoom: Zoom;
  blink: Blink;
  amplification: { value: number; change: (value: number) => void };
  mask: { look: MaskLook; change: (look: MaskLook) => void };
  versions: readonly [VideoVersionChoice, VideoVersionChoice];
}) {
  return (
    <div className="flex shrink-0 flex-col border-t border-line bg-panel px-2 py-1">
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <Segmented
          aria-label={viewerMessages.compare.mode}
          value={mode}
          onValueChange={(value) => onMode(value as CompareMode)}
          className="max-desk:w-full max-desk:auto-cols-auto"
        >
          {modes.map((one) => (
            <SegmentedItem key={one} value={one} className="max-desk:px-1">
              {viewerMessages.compare.modes[one]}
            </SegmentedItem>
          ))}
        </Segmented>
        <div className="flex min-w-0 items-center gap-x-3 overflow-x-auto p-0.5 [scrollbar-width:none]">
          <IconButton label={viewerMessages.compare.swap} className="max-desk:size-11" onClick={onSwap}>
            <ArrowLeftRight aria-hidden />
          </IconButton>
          {mode === 'blink' && <BlinkControls blink={blink} />}
          {mode === 'difference' && (
            <DifferenceControls {...amplification} isPart={haveOtherProportions(first.media, second.media)} />
          )}
          {mode === 'mask' && <MaskControls {...mask} />}
        </div>
      </div>
      <div className="flex items-center gap-x-3 overflow-x-auto [scrollbar-width:none]">
        <VersionButton media={first.media} video={versions[0]} />
        <VersionButton media={second.media} video={versions[1]} />
        <ZoomBar zoom={zoom} />
        <SurroundChoice />
        <span className="ml-auto whitespace-nowrap text-muted">{sizes(first, second)}</span>
      </div>
    </div>
  );
}

function sizes(...sides: readonly [CompareSide, CompareSide]): string {
  const [first, second] = sides.map(({ media: { width, height } }) =>
    width === null || height === null ? '' : formatPixels(width, height),
  );
  return first === undefined || second === undefined || first === '' || second === ''
    ? ''
    : first === second
      ? viewerMessages.compare.sameSize({ size: first })
      : viewerMessages.compare.sizes({ first, second });
}

/** The controls of blinking, automatic or manual. */
function BlinkControls({ blink }: { blink: Blink }) {
  return (
    <>
      <label className="flex shrink-0 items-center gap-2 max-desk:h-11">
        <Switch checked={blink.isRunning} onCheckedChange={blink.setIsRunning} />
        {viewerMessages.compare.blinking}
      </label>
      <Button variant="quiet" className="max-desk:h-11" onClick={blink.other}>
        {viewerMessages.compare.other}
      </Button>
    </>
  );
}

const factors = [1, 4, 16, 64] as const;

/** Makes small differences visible. */
function DifferenceControls({
  value,
  change,
  isPart,
}: {
  value: number;
  change: (value: number) => void;
  /** Whether the files have other proportions, so that only a part of them is compared. */
  isPart: boolean;
}) {
  return (
    <>
      <span id="amplify" className="text-muted">
        {viewerMessages.compare.amplify}
      </span>
      <Segmented
        aria-labelledby="amplify"
        value={String(value)}
        onValueChange={(factor) => change(Number(factor))}
        className="w-48 shrink-0"
      >
        {factors.map((factor) => (
          <SegmentedItem key={factor} value={String(factor)}>
            {viewerMessages.compare.times({ factor })}
          </SegmentedItem>
        ))}
      </Segmented>
      <span className="shrink-0 text-muted">
        {isPart ? viewerMessages.compare.differencePartHint : viewerMessages.compare.differenceHint}
      </span>
    </>
  );
}
