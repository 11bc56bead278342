'use client';

import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { useState, useSyncExternalStore } from 'react';

/** Which file of a video is played. */
export type VideoVersion = 'original' | 'preview';

/** The abilities of a screen and a browser. */
export interface ShowingAbilities {
  /** Whether the screen and the browser can show values above white. */
  isHighRange: boolean;
  /** As `HTMLMediaElement.canPlayType`. */
  canPlayType: (type: string) => string;
}

/** Codec strings for `canPlayType`. A codec that is missing here plays in no browser. */
const codecNames: Readonly<Record<string, { standard: string; high: string }>> = {
  h264: { standard: 'avc1.640028', high: 'avc1.6E0028' },
  hevc: { standard: 'hvc1.1.6.L120.B0', high: 'hvc1.2.4.L120.B0' },
  av1: { standard: 'av01.0.08M.08', high: 'av01.0.08M.10' },
  vp9: { standard: 'vp09.00.40.08', high: 'vp09.02.40.10' },
  vp8: { standard: 'vp8', high: 'vp8' },
};

/** Whether a browser says that it plays the original of a video. */
export function playsOriginal(media: StudioMedia, { canPlayType }: Pick<ShowingAbilities, 'canPlayType'>): boolean {
  const codec = codecNames[media.codec ?? ''];
  const container = media.contentType === 'video/quicktime' ? 'video/mp4' : media.contentType;
  if (codec === undefined) return media.codec === null && canPlayType(container) !== '';
  const isDeep = (media.details?.bitDepth ?? 8) > 8 || media.dynamicRange !== null;
  return canPlayType(`${container}; codecs="${isDeep ? codec.high : codec.standard}"`) !== '';
}

/** The version of a video to show by default: the original where it plays and the display shows its range. */
export function versionToShow(media: StudioMedia, abilities: ShowingAbilities): VideoVersion {
  if (media.previewUrl === null || !playsOriginal(media, abilities)) {
    return media.previewUrl === null ? 'original' : 'preview';
  }
  return media.dynamicRange === null || abilities.isHighRange ? 'original' : 'preview';
}

function canPlayType(type: string): string {
  return document.createElement('video').canPlayType(type);
}

/** The version of a video that is played, and the choice of another. */
export interface VideoVersionChoice {
  version: VideoVersion;
  display: Display;
  /** Whether this browser can play both versions. */
  canChoose: boolean;
  choose: (version: VideoVersion) => void;
  /** Changes to the other version where both can be played. */
  toggle: () => void;
}

/** The played version of a video: the one that this display shows correctly, until another is chosen. */
export function useVideoVersion(media: StudioMedia): VideoVersionChoice {
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

/** The abilities of this display, as the browser reports them. */
export interface Display {
  range: 'high' | 'videoOnly' | 'standard';
  gamut: 'srgb' | 'p3' | 'rec2020';
}

const queries = [
  '(dynamic-range: high)',
  '(video-dynamic-range: high)',
  '(color-gamut: rec2020)',
  '(color-gamut: p3)',
] as const;

function subscribe(listener: () => void) {
  const stopped = new AbortController();
  // A window that is moved to another display is on another display.
  for (const query of queries)
    window.matchMedia(query).addEventListener('change', listener, { signal: stopped.signal });
  return () => stopped.abort();
}

function current(): string {
  return queries.map((query) => Number(window.matchMedia(query).matches)).join('');
}

/** The abilities of the display that the window is on now. */
function useDisplay(): Display {
  const [high, videoHigh, rec2020, p3] = useSyncExternalStore(subscribe, current, () => '0000');
  return {
    range: high === '1' ? 'high' : videoHigh === '1' ? 'videoOnly' : 'standard',
    gamut: rec2020 === '1' ? 'rec2020' : p3 === '1' ? 'p3' : 'srgb',
  };
}
