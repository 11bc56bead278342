import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the page that a public link opens. */
export const sharedMessages = defineMessages('shared', {
  by: 'by {name}',
  count: '{count, plural, one {# item} other {# items}}',
  until: 'Available until {date}',
  items: 'Items',
  empty: 'There is nothing on this board yet.',
  kinds: { image: 'Image {number}', video: 'Video {number}', audio: 'Audio {number}' },
  download: 'Download',
  downloadOf: 'Download {item}',
  downloadAll: 'Download all',
  choose: 'Choose {item} to compare',
  chosen: '{count} chosen',
  comparison: 'Comparison',
  compare: 'Compare',
  clear: 'Clear',
  chooseAnother: 'Choose another one to compare.',
  loading: 'Loading…',
  more: 'Load more',
  tryAgain: 'Try again',
  goneTitle: 'Link not valid',
  gone: 'This link is not valid any more. Ask whoever sent it for a new one.',
  unavailable: 'The studio cannot be reached right now. Try again in a moment.',
});
