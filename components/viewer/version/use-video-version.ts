'use client';

import { useState } from 'react';
import { type VideoVersion, playsOriginal, versionToShow } from './video-version';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { useDisplay } from './use-display';

function canPlayType(type: string): string {
  return document.createElement('video').canPlayType(type);
}

/** Which version of a film is played: the one that is seen as it is meant here, until another is chosen. */
export function useVideoVersion(media: StudioMedia) {
  const [chosen, setChosen] = useState<VideoVersion | null>(null);
  const display = useDisplay();
  const isHighRange = display.range !== 'standard';
  const version = chosen ?? versionToShow(media, { isHighRange, canPlayType });
  const canChoose = media.previewUrl !== null && playsOriginal(media, { canPlayType });
  return {
    version,
    display,
    canChoose,
    choose: setChosen,
    toggle: () => {
      if (canChoose) setChosen(version === 'original' ? 'preview' : 'original');
    },
  };
}
