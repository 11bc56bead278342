'use client';

import { useState } from 'react';
import { type CompareMode, compareModes, type CompareSide } from './comparison';
import { CompareBar } from './compare-bar';
import { CompareFrame } from './compare-frame';
import { useBlink } from './use-blink';
import { playerKeys, usePlayer } from '../player/use-player';
import { useSurround } from '../use-surround';
import { useViewerKeys } from '../use-viewer-keys';
import { useZoom, zoomKeys } from '../zoom/use-zoom';
import { largerSize } from '../zoom/zoom-view';
import { PlayerControls } from '../player/player-controls';
import { maskColours, type MaskLook } from './mask-layer';
import { useVideoVersion } from '../version/use-video-version';
import { viewerMessages } from '../messages';

/** Compares two images or videos at one size, zoomed and panned as one. Videos play in step, led by the first. */
export function CompareView({
  sides: [first, second],
  mode,
  onMode,
  onSwap,
}: {
  sides: readonly [CompareSide, CompareSide];
  mode: CompareMode;
  onMode: (mode: CompareMode) => void;
  onSwap: () => void;
}) {
  const zoom = useZoom(largerSize(first.media, second.media));
  const leader = first.media.kind === 'video' ? first : second;
  const player = usePlayer(leader.media);
  const versions = [useVideoVersion(first.media), useVideoVersion(second.media)] as const;
  const surround = useSurround();
  const blink = useBlink(mode === 'blink');
  const [share, setShare] = useState(0.5);
  const [amplification, setAmplification] = useState(1);
  const [mask, setMask] = useState<MaskLook>({ colour: maskColours[0], opacity: 0.6, isRest: false });
  const canMask = first.media.kind === 'image' && second.media.kind === 'image' && second.isMask;
  const modes = compareModes.filter((one) => one !== 'mask' || canMask);
  const shownMode = modes.includes(mode) ? mode : 'slider';

  useViewerKeys({
    ...zoomKeys(zoom),
    ...playerKeys(player),
    b: surround.next,
    c: () => onMode(modes[(modes.indexOf(shownMode) + 1) % modes.length] ?? 'slider'),
    w: onSwap,
    z: blink.other,
    h: () => {
      for (const version of versions) version.toggle();
    },
  });

  return (
    <div
      data-viewer
      role="group"
      aria-label={viewerMessages.viewer}
      className="flex min-h-0 min-w-0 flex-1 flex-col short:h-[calc(100%-3.5rem)] short:flex-none"
    >
      <CompareFrame
        sides={[first, second]}
        mode={shownMode}
        zoom={zoom}
        player={player}
        versions={[versions[0].version, versions[1].version]}
        share={share}
        onShare={setShare}
        isSecondShown={blink.isSecondShown}
        amplification={amplification}
        mask={mask}
      />
      {player !== null && (
        <PlayerControls player={player} media={leader.media} hasAudio={leader.media.details?.sound != null} />
      )}
      <CompareBar
        sides={[first, second]}
        mode={shownMode}
        modes={modes}
        onMode={onMode}
        onSwap={onSwap}
        zoom={zoom}
        blink={blink}
        amplification={{ value: amplification, change: setAmplification }}
        mask={{ look: mask, change: setMask }}
        versions={versions}
      />
    </div>
  );
}
