import type { PointerEvent } from 'react';
import type { StudioJob } from '@/lib/contract/studio-job';
import type { JobVerb } from '../job-verbs';
import type { Box } from '../bar/jobs-bar-layout';

/** What the shared menu is about, and where it opens. */
export interface MenuSubject {
  anchor: HTMLButtonElement;
  jobs: readonly StudioJob[];
  /** The item of the line. */
  key: string;
  verbs: readonly JobVerb[];
}

/** What a tile asks of the strip. The same object from one drawing to the next, so that tiles are left alone. */
export interface TileHandlers {
  select: (id: string) => void;
  perform: (verb: JobVerb, jobs: readonly StudioJob[], key: string) => void;
  menu: (subject: MenuSubject) => void;
  fold: (key: string) => void;
  grip: (event: PointerEvent, key: string, box: Box) => void;
}
