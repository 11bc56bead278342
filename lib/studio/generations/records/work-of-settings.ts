import { readSettingsGroup } from '../../../contract/studio/settings-group.ts';

/** How much there is to do in a run, for comparing runs of one model. */
export interface Work {
  /** Pixels × frames × steps × images, as far as the settings name them: only quotients mean anything. */
  units: number;
  /** The settings of which no number is known, and the names of those in `units`: equal where units can be compared. */
  kind: string;
}

/** Reads one setting as a number of units; null where it says nothing. */
type ReadUnits = (value: string, isVideo: boolean) => number | null;

const readNumber: ReadUnits = (value) => {
  const number = Number(/^(\d+(?:\.\d+)?)[sx]?$/.exec(value)?.[1]);
  return number > 0 ? number : null;
};

/** The shorter sides of videos that are named by thousands of pixels. */
const videoSides: Record<string, number> = { '1k': 720, '2k': 1440, '4k': 2160 };

/** `1024x768`, `720p`, `2k`, `512`, `768sq`. Names such as `square_hd` say nothing. */
const readPixels: ReadUnits = (value, isVideo) => {
  const [, width, height] = /^(\d+)\s*[x*×]\s*(\d+)$/.exec(value) ?? [];
  if (width !== undefined && height !== undefined) return Number(width) * Number(height) || null;
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(p|k|sq|px)?$/.exec(value) ?? [];
  if (digits === undefined) return null;
  const side = unit === 'k' ? ((isVideo ? videoSides[value] : undefined) ?? Number(digits) * 1024) : Number(digits);
  return side > 0 ? side ** 2 : null;
};

const readScale: ReadUnits = (value, isVideo) => {
  const factor = readNumber(value, isVideo);
  return factor === null ? null : factor ** 2;
};

/** The settings that multiply the work. Of the settings of one factor, the first that a run has counts. */
const factors: readonly Record<string, ReadUnits>[] = [
  { num_frames: readNumber, duration: readNumber, seconds: readNumber },
  { pixels: readNumber, resolution: readPixels, size: readPixels, image_size: readPixels },
  { upscale_factor: readScale },
  { fps: readNumber },
  { num_inference_steps: readNumber },
  { num_images: readNumber },
];

/** The work that a group of settings stands for, as far as its settings are numbers that multiply it. */
export function workOfSettings(group: string): Work {
  const settings = readSettingsGroup(group);
  const isVideo = ['num_frames', 'duration', 'seconds'].some((name) => settings.has(name));
  // A number of frames already counts the rate.
  if (settings.has('num_frames')) settings.delete('fps');
  let units = 1;
  const known: string[] = [];
  for (const factor of factors) {
    for (const [name, read] of Object.entries(factor)) {
      const value = settings.get(name);
      const amount = value === undefined ? null : read(value, isVideo);
      if (amount === null) continue;
      units *= amount;
      known.push(name);
      settings.delete(name);
      break;
    }
  }
  const unknown = [...settings].map(([name, value]) => `${name}=${value}`);
  return { units, kind: [...known, ...unknown].join(' ') };
}
