import type { Citation } from '../../contract/prompt/citations.ts';

/** The order in which audio references are played: as the prompt first cites them, then the others. */
export function playbackOrder(citations: readonly Citation[], field: string, count: number): number[] {
  const cited = citations.filter((citation) => citation.field === field).toSorted((a, b) => a.start - b.start);
  const order = new Set([...cited.map(({ index }) => index), ...Array.from({ length: count }).keys()]);
  return [...order].filter((index) => index < count);
}
