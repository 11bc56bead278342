import type { MediaStep } from '../../contract/studio/studio-media.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import { needsPreview } from '../../media/renditions/needs-preview.ts';

/** What is to be made of a file beside its thumbnail. */
export function plannedSteps(facts: MediaFacts): MediaStep[] {
  return [
    ...(facts.hasAudio ? (['waveform'] as const) : []),
    ...(facts.kind === 'video' ? (['strip'] as const) : []),
    ...(needsPreview(facts) ? (['preview'] as const) : []),
  ];
}
