import type { StudioMedia } from '@/lib/contract/studio-media';

/** One of the two that are compared. */
export interface CompareSide {
  media: StudioMedia;
  /** What it is called by. */
  alt: string;
  /** Its part in the comparison, as in “Input”. */
  label: string;
}
