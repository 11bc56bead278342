import type { ModelId } from '../model-ids.ts';
import { chooseCutLength } from './choose-cut-length.ts';
import { chooseProportions } from './choose-proportions.ts';
import type { Size } from './proportions.ts';
import { nearestDuration, readDuration } from './read-duration.ts';
import { videoSize, type VideoResolution } from './video-size.ts';

/** What a request says about the frames of a video, by the names of the models' parameters. */
export interface VideoParameters {
  prompt: string;
  width?: number;
  height?: number;
  /** `auto` when left out. */
  aspect_ratio?: string;
  /** `720p` when left out. */
  resolution?: VideoResolution;
  /** In seconds; `auto` and −1 let the prompt decide. */
  duration?: number | 'auto';
  /** The duration as text. */
  seconds?: string;
  num_frames?: number;
  fps?: number;
}

/** The media of a request that determine the frames of a video. */
export interface VideoReferences {
  /** The first image or video, whose proportions a model can follow. */
  first?: Size | null;
  /** The seconds that each cited reference can show; infinite for an image. */
  shown?: readonly number[];
}

/** Size and length of a video. */
export interface RequestedVideo {
  /** Pixels; both even. */
  size: Size;
  /** A whole number. */
  framesPerSecond: number;
  seconds: number;
  frames: number;
}

/** What a model decides by itself. */
interface VideoRule {
  /** The frame rate without `fps`. */
  framesPerSecond: number;
  /** Ratios that the prompt can ask for. */
  ratios?: readonly string[];
  /** The duration where the request leaves it open. */
  seconds?: (prompt: string, shown: readonly number[]) => number;
}

/** Every frame is shown equally long on screens of 60 and 120 Hz. */
const usual: VideoRule = { framesPerSecond: 30 };
/** The cinema's frame rate. */
const cinema: VideoRule = { framesPerSecond: 24 };

/** The ratios of V-9; V-4 and V-10 have one more. */
const commonRatios = ['16:9', '9:16', '1:1', '4:3', '3:4'];
/** The durations of V-10 in seconds. */
const longDurations = [4, 5, 6, 8, 10, 12, 15, 20, 25, 30];
/** The shortest and the longest video of V-9 in seconds. */
const [leastUnified, mostUnified] = [2, 30];

const rules: Partial<Record<ModelId, VideoRule>> = {
  'v-2': cinema,
  'v-3': cinema,
  'v-4': { ...usual, ratios: [...commonRatios, '21:9'], seconds: chooseCutLength },
  'v-9': {
    ...usual,
    ratios: commonRatios,
    seconds: (prompt, shown) =>
      Math.min(mostUnified, Math.max(leastUnified, Math.round(readDuration(prompt, { shownThings: shown.length })))),
  },
  'v-10': {
    ...cinema,
    ratios: [...commonRatios, '21:9'],
    seconds: (prompt) => nearestDuration(readDuration(prompt), longDurations),
  },
  'v-11': cinema,
};

function requestedSize(parameters: VideoParameters, ratios: readonly string[], reference: Size | null): Size {
  const { prompt, width, height, aspect_ratio: aspectRatio = 'auto', resolution = '720p' } = parameters;
  if (width !== undefined && height !== undefined) return { width, height };
  return videoSize(resolution, chooseProportions({ aspectRatio, ratios, reference, prompt }));
}

/**
 * The size and length of a video that a request asks a model for. The duration is exact if it is a multiple of a
 * frame's, else rounded to the nearest frame.
 */
export function requestedVideo(
  model: ModelId,
  parameters: VideoParameters,
  { first = null, shown = [] }: VideoReferences = {},
): RequestedVideo {
  const { prompt, duration, num_frames } = parameters;
  const rule = rules[model] ?? usual;
  const size = requestedSize(parameters, rule.ratios ?? [], first);
  const framesPerSecond = parameters.fps ?? rule.framesPerSecond;
  if (num_frames !== undefined)
    return { size, framesPerSecond, seconds: num_frames / framesPerSecond, frames: num_frames };
  const given = Number(duration ?? parameters.seconds);
  const seconds = given > 0 ? given : (rule.seconds?.(prompt, shown) ?? readDuration(prompt));
  return { size, framesPerSecond, seconds, frames: Math.max(1, Math.round(seconds * framesPerSecond)) };
}
