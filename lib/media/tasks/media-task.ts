import { cleanMedia, type CleanMediaOptions } from '../clean/clean-media.ts';
import { examineMedia } from '../examine-media.ts';
import { convertImage, type ConvertedImage, type ConvertImageOptions } from '../renditions/convert-image.ts';
import { grabFrame, type Still } from '../renditions/grab-frame.ts';
import type { MediaFacts } from '../media-facts.ts';
import { makePreview, type Preview } from '../renditions/make-preview.ts';
import { makeStrip, type Strip } from '../renditions/make-strip.ts';
import { makeThumbnail } from '../renditions/make-thumbnail.ts';
import { joinVideos, type JoinedVideo } from '../join/join-videos.ts';
import { drawSheet, type DrawnSheet, type DrawSheetOptions } from '../sheet/draw-sheet.ts';
import { readLook, type Look } from '../renditions/read-look.ts';
import { readWaveform, type Waveform } from '../renditions/read-waveform.ts';

/** Work on an untrusted file, as plain data. */
export type MediaTask =
  /** Returns its facts; a video or audio that ends too early is refused. */
  | { kind: 'examine'; path: string }
  /** Examines it and writes a copy without metadata, finished as asked; returns the facts of the copy. */
  | ({ kind: 'clean' } & CleanMediaOptions)
  | { kind: 'thumbnail'; path: string; outputPath: string; posterPath: string }
  | { kind: 'waveform'; path: string }
  | { kind: 'strip'; path: string; outputPath: string }
  | { kind: 'look'; path: string }
  | { kind: 'preview'; path: string; outputPath: string }
  | { kind: 'frame'; path: string; outputPath: string; timeSeconds: number }
  | ({ kind: 'convert' } & ConvertImageOptions)
  /** Draws a grid of images with its labels as one. */
  | ({ kind: 'sheet' } & DrawSheetOptions)
  /** Writes clips one after another into one video; reports its progress. */
  | { kind: 'join'; paths: string[]; outputPath: string };

/** The result type of each kind of task. */
export interface MediaTaskResults {
  examine: MediaFacts;
  clean: MediaFacts;
  thumbnail: { width: number; height: number };
  waveform: Waveform;
  strip: Strip;
  look: Look;
  preview: Preview;
  frame: Still;
  convert: ConvertedImage;
  sheet: DrawnSheet;
  join: JoinedVideo;
}

/**
 * Performs a task in this process. The studio uses `createMediaTasks`, which performs it in a child.
 *
 * @param onProgress is called with the done share of a long task, 0 to 1
 */
export function performMediaTask(
  task: MediaTask,
  onProgress: (share: number) => void = () => {},
): Promise<MediaTaskResults[MediaTask['kind']]> {
  switch (task.kind) {
    case 'examine':
      return examineMedia(task.path);
    case 'clean':
      return cleanMedia(task);
    case 'thumbnail':
      return makeThumbnail(task);
    case 'waveform':
      return readWaveform(task.path);
    case 'strip':
      return makeStrip(task);
    case 'look':
      return readLook(task.path);
    case 'preview':
      return makePreview(task);
    case 'convert':
      return convertImage(task);
    case 'sheet':
      return drawSheet(task);
    case 'join':
      return joinVideos({ ...task, onProgress });
    default:
      return grabFrame(task);
  }
}
