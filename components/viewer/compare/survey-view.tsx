'use client';

import { MediaLayer } from '../media-layer';
import { viewerMessages } from '../messages';
import { PlayerControls } from '../player/player-controls';
import { playerKeys, usePlayer } from '../player/use-player';
import { SurroundChoice } from '../surround-choice';
import { useSurround } from '../use-surround';
import { useViewerKeys } from '../use-viewer-keys';
import { type Zoom, useZoom, zoomKeys } from '../zoom/use-zoom';
import { ZoomBar } from '../zoom/zoom-bar';
import { ZoomPane } from '../zoom/zoom-pane';
import { largerSize } from '../zoom/zoom-view';
import type { CompareSide } from './comparison';
import { SideTag } from './side-tag';

/** Shows three to six images or videos side by side at one size, zoomed and panned as one. Videos play in step. */
export function SurveyView({ sides }: { sides: readonly CompareSide[] }) {
  const largest = sides.reduce((size, { media }) => largerSize(size, media), { width: 1, height: 1 });
  const zoom = useZoom(largest);
  const leader = sides.find(({ media }) => media.kind === 'video') ?? sides[0];
  return leader === undefined ? null : <Survey sides={sides} zoom={zoom} leader={leader} />;
}

function Survey({ sides, zoom, leader }: { sides: readonly CompareSide[]; zoom: Zoom; leader: CompareSide }) {
  const player = usePlayer(leader.media);
  const surround = useSurround();
  useViewerKeys({ ...zoomKeys(zoom), ...playerKeys(player), b: surround.next });
  return (
    <div
      data-viewer
      role="group"
      aria-label={viewerMessages.viewer}
      className="flex min-h-0 min-w-0 flex-1 flex-col short:h-[calc(100%-3.5rem)] short:flex-none"
    >
      <div
        data-wide={sides.length === 3 || sides.length > 4}
        className="grid min-h-0 flex-1 auto-rows-fr grid-cols-2 gap-px bg-line-strong desk:data-[wide=true]:grid-cols-3"
      >
        {sides.map((side, at) => (
          <ZoomPane key={side.media.id} zoom={zoom} isMeasured={at === 0} className="bg-canvas">
            {zoom.rect !== null && zoom.zoom !== null && (
              <MediaLayer
                media={side.media}
                alt={side.alt}
                rect={zoom.rect}
                zoom={zoom.zoom}
                player={side.media.kind === 'video' ? player : null}
                part={side === leader ? 'leader' : 'follower'}
                version={side.media.previewUrl === null ? 'original' : 'preview'}
              />
            )}
            <SideTag side={side} className="left-2 max-w-[calc(100%-16px)]" />
          </ZoomPane>
        ))}
      </div>
      {player !== null && (
        <PlayerControls player={player} media={leader.media} hasAudio={leader.media.details?.sound != null} />
      )}
      <div className="flex shrink-0 items-center gap-x-3 overflow-x-auto border-t border-line bg-panel px-2 py-1 [scrollbar-width:none]">
        <ZoomBar zoom={zoom} />
        <SurroundChoice />
      </div>
    </div>
  );
}
