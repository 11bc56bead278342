'use client';

import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { CompareMode, CompareSide } from './comparison';
import type { VideoVersion } from '../version/use-video-version';
import type { Player } from '../player/player';
import { overlapOf } from './overlap';
import { SideTag } from './side-tag';
import { CompareDivider } from './compare-divider';
import { MaskLayer, type MaskLook } from './mask-layer';
import { MediaLayer } from '../media-layer';
import type { Zoom } from '../zoom/use-zoom';
import { ZoomPane } from '../zoom/zoom-pane';

/** The two files, in one frame or in two that zoom and pan as one. */
export function CompareFrame({
  sides,
  mode,
  zoom,
  player,
  versions,
  share,
  onShare,
  isSecondShown,
  amplification,
  mask,
}: {
  sides: readonly [CompareSide, CompareSide];
  mode: CompareMode;
  zoom: Zoom;
  player: Player | null;
  versions: readonly [VideoVersion, VideoVersion];
  /** The share of the frame that the first has, 0 to 1. */
  share: number;
  onShare: (share: number) => void;
  isSecondShown: boolean;
  amplification: number;
  mask: MaskLook;
}) {
  const [first, second] = sides;

  function layer(at: 0 | 1) {
    const { media, alt } = sides[at];
    if (zoom.rect === null || zoom.zoom === null) return null;
    const leads = at === 0 || sides[0].media.kind !== 'video';
    return (
      <MediaLayer
        key={media.id}
        media={media}
        alt={alt}
        rect={zoom.rect}
        zoom={zoom.zoom}
        player={player}
        part={leads ? 'leader' : 'follower'}
        version={versions[at]}
        isFlat={mode === 'difference'}
      />
    );
  }

  if (mode === 'side') {
    return (
      <div className="grid min-h-0 flex-1 auto-cols-fr grid-flow-col gap-px bg-line-strong max-desk:auto-rows-fr max-desk:grid-flow-row">
        <ZoomPane zoom={zoom} className="bg-canvas">
          {layer(0)}
          <SideTag side={first} className="left-2 max-w-[45%]" />
        </ZoomPane>
        <ZoomPane zoom={zoom} isMeasured={false} className="bg-canvas">
          {layer(1)}
          <SideTag side={second} className="left-2 max-w-[45%]" />
        </ZoomPane>
      </div>
    );
  }
  const cut = mode === 'slider' ? `inset(0 0 0 ${share * 100}%)` : undefined;
  const isUpper = mode !== 'blink' || isSecondShown;
  return (
    <ZoomPane zoom={zoom} className="flex-1 bg-canvas">
      <div
        style={mode === 'difference' ? differenceStyle(zoom, sides, amplification) : undefined}
        className="absolute inset-0 isolate"
      >
        {layer(0)}
        {mode === 'mask' ? (
          zoom.rect !== null && <MaskLayer media={second.media} rect={zoom.rect} look={mask} />
        ) : (
          <div
            style={{ clipPath: cut }}
            className={classNames(
              'absolute inset-0',
              mode === 'difference' && 'mix-blend-difference',
              !isUpper && 'invisible',
            )}
          >
            {layer(1)}
          </div>
        )}
      </div>
      {mode === 'slider' && <CompareDivider share={share} onShare={onShare} />}
      {(mode === 'slider' || (mode === 'blink' && !isUpper)) && (
        <SideTag side={first} className="left-2 max-w-[45%]" hasActions={mode !== 'blink'} />
      )}
      {(mode === 'slider' || (mode === 'blink' && isUpper)) && (
        <SideTag
          side={second}
          className={classNames('max-w-[45%]', mode === 'slider' ? 'right-2' : 'left-2')}
          hasActions={mode !== 'blink'}
        />
      )}
    </ZoomPane>
  );
}

/** Shows only the part that both files have, its differences amplified. */
function differenceStyle(
  { rect }: Zoom,
  [first, second]: readonly [CompareSide, CompareSide],
  amplification: number,
): CSSProperties {
  const filter = amplification > 1 ? `brightness(${amplification})` : undefined;
  if (rect === null) return { filter };
  const { left, top, width, height } = overlapOf(rect, first.media, second.media);
  const [right, bottom] = [left + width, top + height];
  const corners = [`${left}px ${top}px`, `${right}px ${top}px`, `${right}px ${bottom}px`, `${left}px ${bottom}px`];
  return { filter, clipPath: `polygon(${corners.join(', ')})` };
}
