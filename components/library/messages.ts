import { formatBytes } from '@/lib/contract/format-bytes';

const count = (number: number) => number.toLocaleString('en-GB');
const items = (number: number) => (number === 1 ? '1 item' : `${count(number)} items`);

/** The messages of the library. */
export const libraryMessages = {
  title: 'Library',
  items,
  count,
  compareSelected: (number: number) => `Compare these ${number}`,
  selected: (number: number) => `${count(number)} selected`,
  grid: 'Images, videos and audio',
  sections: 'Library sections',
  all: 'Everything',
  starred: 'Starred',
  uploads: 'Uploads',
  trash: 'Trash',
  duplicates: 'Duplicates',
  boards: 'Boards',
  newBoard: 'New board',
  boardName: 'Board name',
  create: 'Create',
  rename: 'Rename',
  deleteThisBoard: 'Delete board',
  boardActions: (name: string) => `Actions for ${name}`,
  boardDeleted: (name: string) => `“${name}” deleted. Its items are still in the library.`,
  save: 'Save',
  cancel: 'Cancel',
  search: 'Search prompts, file names, models',
  searchHint: 'Search prompts, file names and models: words, "exact phrases", -exclude',
  clearSearch: 'Clear search',
  nothingToSearch: (words: string) =>
    `“${words}” has no letters, digits or emoji to search for, so the search is ignored.`,
  filters: 'Filters',
  filtersOn: (number: number) => `Filters, ${number} on`,
  model: 'Model',
  anyModel: 'Any model',
  medium: 'Type',
  media: { all: 'All', image: 'Images', video: 'Videos', audio: 'Audio' },
  origin: 'Source',
  origins: { all: 'All', result: 'Generated', upload: 'Uploaded' },
  from: 'From',
  to: 'To',
  onlyStarred: 'Starred only',
  onlyAudio: 'With audio',
  onlyHdr: 'HDR',
  clearFilters: 'Clear filters',
  size: 'Thumbnail size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  clearSelection: 'Clear selection',
  star: 'Star',
  unstar: 'Remove star',
  addToBoard: 'Add to board',
  removeFromBoard: 'Remove from this board',
  download: 'Download',
  moveToTrash: 'Move to trash',
  restore: 'Restore',
  emptyTrash: 'Empty trash',
  emptyTrashQuestion: (number: number) => `Permanently delete ${items(number)}?`,
  emptyTrashHint: 'The files are deleted from the studio’s storage. This cannot be undone.',
  emptyTrashNow: 'Delete permanently',
  cancelEmptyTrash: 'Cancel',
  emptied: (removed: number, kept: number) =>
    `${items(removed)} permanently deleted${kept === 0 ? '' : `; ${items(kept)} still needed by a job`}`,
  undo: 'Undo',
  zipReady: (number: number, bytes: number) => `Downloading ${items(number)}, about ${formatBytes(bytes)}`,
  newItems: (number: number) => `${count(number)} new`,
  scrubber: 'Go to a date',
  sectionScrubber: 'Go to a section',
  /** Headings of sections in other orders than by time. */
  sectionTitles: {
    rating: (stars: number) => (stars === 0 ? 'Not rated' : stars === 1 ? '1 star' : `${stars} stars`),
    /** Files of 10 to the power of this many bytes. */
    size: (power: number) =>
      power <= 5
        ? 'Under 1 MB'
        : power === 6
          ? '1–10 MB'
          : power === 7
            ? '10–100 MB'
            : power === 8
              ? '100 MB – 1 GB'
              : 'Over 1 GB',
    used: (times: number) => (times === 0 ? 'Not used' : times === 1 ? 'Used once' : `Used ${count(times)} times`),
    otherLetters: 'Other letters',
  },
  empty: 'Nothing here yet',
  emptyHint: 'Everything you generate is kept here. You can also drop images, videos, audio, folders or zips here.',
  goToCreate: 'Go to Create',
  emptyUploads: 'No uploads yet',
  emptyUploadsHint: 'Drop images, videos or audio here, or import them.',
  emptyStarred: 'Nothing starred yet',
  emptyStarredHint: 'Select an item and press S, or use the star above the selection.',
  emptyBoard: 'This board is empty',
  emptyBoardHint: 'Drop files here, drag items onto the board’s name, or select items and choose “Add to board”.',
  trashIsEmpty: 'The trash is empty',
  trashIsEmptyHint: 'Deleted items stay here until you empty the trash.',
  nothingFound: 'No matches',
  nothingFoundHint: 'Search matches the beginnings of words. Try fewer words or filters.',
  unreadable: 'The library could not be loaded',
  tryAgain: 'Try again',
  hdr: 'HDR',
  /** One item. */
  item: {
    back: 'Back to the library',
    newer: 'Newer',
    older: 'Older',
    details: 'Details',
    /** What another program wrote into an image. */
    embedded: {
      title: (program: string) => `Settings in the file, from ${program}`,
      programs: { automatic1111: 'AUTOMATIC1111 or Forge', comfyui: 'ComfyUI' },
      model: 'Model',
      seed: 'Seed',
      negativePrompt: (text: string) => `Negative prompt: ${text}`,
    },
    boards: 'Boards',
    addToBoard: 'Add to board',
    removeFromBoard: (name: string) => `Remove from ${name}`,
    remix: 'Remix',
    remixHint: 'Copy these settings and the seed to the form',
    seed: 'Seed',
    lockSeed: 'Lock seed',
    lockSeedHint: 'Open Create with this seed locked',
    runAgain: 'Run again…',
    runAgainHint: 'Open in Create to run it again',
    copyPrompt: 'Copy',
    copied: 'Prompt copied',
    showAll: 'Show all',
    showLess: 'Show less',
    model: 'Model',
    on: 'On',
    off: 'Off',
    took: 'Time taken',
    created: 'Created',
    uploaded: 'Uploaded',
    setting: 'Setting',
    requested: 'Requested',
    applied: 'Applied',
    notRecorded: 'Not recorded in the file',
    rate: 'Frame rate',
    perSecond: (rate: number) => `${Math.round(rate * 100) / 100} fps`,
    depth: 'Bit depth',
    bits: (bits: number, pixelFormat: string | null) => `${bits}-bit${pixelFormat === null ? '' : ` (${pixelFormat})`}`,
    colour: 'Colour',
    audio: 'Audio',
    audioFact: (codec: string, channels: number, samples: number) =>
      `${codec.toUpperCase()}, ${channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`}, ${samples / 1000} kHz`,
    transparency: 'Transparency',
    file: 'File',
    size: 'Size',
    length: 'Length',
    range: 'Dynamic range',
    batch: (number: number, kind: 'image' | 'video' | 'audio' | null) =>
      `Batch · ${number} ${{ image: 'images', video: 'videos', audio: 'audio files', none: 'results' }[kind ?? 'none']}`,
    sources: 'Sources',
    becameOf: (count: number) => (count === 1 ? 'Used in 1 result' : `Used in ${count} results`),
    more: (count: number) => `and ${count} more`,
    gone: 'This item is no longer in the library',
    goneHint: 'It was permanently deleted, or the address is wrong.',
    inTrash: 'This item is in the trash.',
    unreadable: 'This item could not be loaded',
    tryAgain: 'Try again',
  },
  /** Comparing two items. */
  compare: {
    title: 'Compare',
    back: 'Back to the result',
    source: 'Source',
    result: 'Result',
    toCreate: 'Back to Create',
    labels: { model: 'Model', prompt: 'Prompt', seed: 'Seed', size: 'Size' },
    needsTwo: 'Select two to six images or videos in the library to compare them.',
    audio: 'Audio can’t be compared. Select images or videos.',
  },
} as const;

/**
 * The heading of a day: “Today”, “Yesterday”, “Saturday 21 November”, with the year when it is another; of a month: “November 2026”; of
 * a year: “2026”.
 */
export function dayLabel(day: string, now: Date): string {
  const [year = 0, month = null, date = null] = day.split('-').map(Number);
  if (month === null) return String(year);
  if (date === null) {
    return new Date(year, month - 1, 1).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  }
  const at = new Date(year, month - 1, date);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const daysAgo = Math.round((today.getTime() - at.getTime()) / 86_400_000);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return at.toLocaleDateString('en-GB', {
    ...(daysAgo < 300 ? { weekday: 'long' } : {}),
    day: 'numeric',
    month: 'long',
    ...(year === now.getFullYear() ? {} : { year: 'numeric' }),
  });
}

/** A month as the scrubber names it: `Nov 2026`. */
export function monthLabel(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1).toLocaleDateString('en-GB', { month: 'short', year: 'numeric' });
}
