import { checkComplete } from './check-complete.ts';
import { grabFrame } from './grab-frame.ts';
import type { Still } from './grab-frame.ts';
import type { MediaFacts } from './media-facts.ts';
import { makePreview } from './make-preview.ts';
import type { Preview } from './make-preview.ts';
import { makeStrip } from './make-strip.ts';
import type { Strip } from './make-strip.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { openVideo } from './open-video.ts';
import { probeMedia } from './probe-media.ts';
import { readWaveform } from './read-waveform.ts';
import type { Waveform } from './read-waveform.ts';

/** Work on a file that nobody vouches for, as plain data. */
export type MediaTask =
  /** Its facts; a film or sound that ends too early is refused. */
  | { kind: 'examine'; path: string }
  | { kind: 'thumbnail'; path: string; outputPath: string; posterPath: string }
  | { kind: 'waveform'; path: string }
  | { kind: 'strip'; path: string; outputPath: string }
  | { kind: 'preview'; path: string; outputPath: string }
  | { kind: 'frame'; path: string; outputPath: string; timeSeconds: number };

/** What each kind of task answers. */
export interface MediaTaskResults {
  examine: MediaFacts;
  thumbnail: { width: number; height: number };
  waveform: Waveform;
  strip: Strip;
  preview: Preview;
  frame: Still;
}

/** Does a task in this process. The studio uses `createMediaTasks`, which does it in others. */
export function performMediaTask(task: MediaTask): Promise<MediaTaskResults[MediaTask['kind']]> {
  switch (task.kind) {
    case 'examine':
      return examine(task.path);
    case 'thumbnail':
      return makeThumbnail(task);
    case 'waveform':
      return readWaveform(task.path);
    case 'strip':
      return makeStrip(task);
    case 'preview':
      return makePreview(task);
    default:
      return grabFrame(task);
  }
}

async function examine(path: string): Promise<MediaFacts> {
  const facts = await probeMedia(path);
  if (facts.kind === 'image') return facts;
  const file = await openVideo(path);
  try {
    await checkComplete(file);
  } finally {
    await file.close();
  }
  return facts;
}
