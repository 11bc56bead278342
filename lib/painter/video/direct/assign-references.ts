import { readCitations, type Citation, type CitationGroup } from '../../../contract/prompt/citations.ts';
import type { Beat } from '../../../service/models/sizes/read-beats.ts';
import type { Reference } from './reference.ts';

/** A beat with its references. */
export interface CastBeat {
  beat: Beat;
  /** Its text without the citations, for reading scenes from it. */
  words: string;
  references: Reference[];
  /** The citations in its text. */
  citations: Citation[];
}

function wordsWithout(text: string, cited: readonly { start: number; end: number }[]): string {
  const kept = cited.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return kept.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Gives each beat the references that it cites, in the order cited. References that no beat cites are added to beats
 * without any, or to the end: each is shown somewhere.
 */
export function assignReferences(
  beats: readonly Beat[],
  references: readonly Reference[],
  groups: readonly CitationGroup[],
): CastBeat[] {
  const cast = beats.map((beat) => {
    const citations = readCitations(beat.text, [...groups]);
    const cited = citations.flatMap((citation) =>
      references.filter(({ field, index }) => field === citation.field && index === citation.index),
    );
    return { beat, words: wordsWithout(beat.text, citations), references: [...new Set(cited)], citations };
  });
  const used = new Set(cast.flatMap((each) => each.references));
  const left = references.filter((reference) => !used.has(reference));
  const empty = cast.filter((each) => each.references.length === 0);
  const hosts = empty.length > 0 ? empty : cast.slice(-1);
  for (const [index, reference] of left.entries()) {
    hosts[Math.floor((index * hosts.length) / left.length)]?.references.push(reference);
  }
  return cast;
}
