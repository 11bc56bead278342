import type { MediaKind } from '@/lib/contract/media-kind';
import { formatNumber } from '@/lib/schema-form/messages';

const joined = new Intl.ListFormat('en', { type: 'conjunction' });
const kinds: Record<MediaKind, string> = { image: 'Picture', video: 'Film', audio: 'Sound' };

/** The English words of the prompt editor. */
export const promptWords = {
  references: 'References to cite',
  offered: (count: number) =>
    `${count === 1 ? '1 reference' : `${count} references`}: choose with the arrow keys and Enter.`,
  kind: (media: MediaKind | null) => (media === null ? 'File' : kinds[media]),
  orphans: (citations: readonly string[]) =>
    `${joined.format(citations)} ${citations.length === 1 ? 'has' : 'have'} no reference here.`,
  unused: (citations: readonly string[]) => `Not cited yet: ${joined.format(citations)}. Type @ to cite.`,
  tokens: (count: number, most: number) => `about ${formatNumber(count)} of ${formatNumber(most)} tokens`,
  history: 'Prompts used before',
  search: 'Search prompts',
  none: 'No prompt found.',
  older: 'Search older ones',
  loading: 'Loading…',
  unread: 'The prompts can’t be read just now.',
};
