import type { MediaFacts } from './media-facts.ts';
import { makePreview } from './make-preview.ts';
import type { Preview } from './make-preview.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { probeMedia } from './probe-media.ts';

/** Work on a file that nobody vouches for, as plain data. */
export type MediaTask =
  | { kind: 'probe'; path: string }
  | { kind: 'thumbnail'; path: string; outputPath: string }
  | { kind: 'preview'; path: string; outputPath: string };

/** What each kind of task answers. */
export interface MediaTaskResults {
  probe: MediaFacts;
  thumbnail: { width: number; height: number };
  preview: Preview;
}

/** Does a task in this process. The studio uses `runMediaTask`, which does it in another. */
export function performMediaTask(task: MediaTask): Promise<MediaTaskResults[MediaTask['kind']]> {
  if (task.kind === 'probe') return probeMedia(task.path);
  return task.kind === 'thumbnail' ? makeThumbnail(task) : makePreview(task);
}
