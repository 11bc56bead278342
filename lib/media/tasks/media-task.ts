import { checkComplete } from '../read/check-complete.ts';
import { grabFrame, type Still } from '../renditions/grab-frame.ts';
import type { MediaFacts } from '../media-facts.ts';
import { makePreview, type Preview } from '../renditions/make-preview.ts';
import { makeStrip, type Strip } from '../renditions/make-strip.ts';
import { makeThumbnail } from '../renditions/make-thumbnail.ts';
import { openVideo } from '../read/open-video.ts';
import { probeMedia } from '../probe-media.ts';
import { readWaveform, type Waveform } from '../renditions/read-waveform.ts';

/** Work on an untrusted file, as plain data. */
export type MediaTask =
  /** Returns its facts; a video or audio that ends too early is refused. */
  | { kind: 'examine'; path: string }
  | { kind: 'thumbnail'; path: string; outputPath: string; posterPath: string }
  | { kind: 'waveform'; path: string }
  | { kind: 'strip'; path: string; outputPath: string }
  | { kind: 'preview'; path: string; outputPath: string }
  | { kind: 'frame'; path: string; outputPath: string; timeSeconds: number };

/** The result type of each kind of task. */
export interface MediaTaskResults {
  examine: MediaFacts;
  thumbnail: { width: number; height: number };
  waveform: Waveform;
  strip: Strip;
  preview: Preview;
  frame: Still;
}

/** Performs a task in this process. The studio uses `createMediaTasks`, which performs it in a child. */
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
