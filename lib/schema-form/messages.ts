import type { MediaKind } from '../contract/media-kind.ts';
import type { JsonSyntaxErrorKind } from '../contract/json-syntax-error.ts';
import { count, formatNumber, inSentence, withUnit } from './format.ts';
import { formatBytes } from '../contract/format-bytes.ts';

const nameOfMedia: Record<MediaKind, { many: string; article: string }> = {
  image: { many: 'images', article: 'an image' },
  video: { many: 'videos', article: 'a video' },
  audio: { many: 'audio files', article: 'an audio file' },
};
const nameOfFile = { many: 'files', article: 'a file' };

function mediaName(media: MediaKind | null) {
  return media === null ? nameOfFile : nameOfMedia[media];
}

const sides = ({ left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>) =>
  `left ${left}, top ${top}, width ${right - left}, height ${bottom - top}`;

const mediaNames: Record<MediaKind | 'file', string> = {
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  file: 'File',
};

const joined = new Intl.ListFormat('en', { type: 'conjunction' });

/** Every English text of the form. Texts of services come from their schemas and answers. */
export const messages = {
  on: 'On',
  off: 'Off',
  none: 'None',
  optional: 'optional',
  reset: (label: string) => `Reset ${label} to its default`,
  about: (label: string) => `About ${label}`,
  formLabel: 'Model settings',

  moreSettings: 'More settings',
  setOf: (set: number) => `${set} set`,
  issuesAbove: 'Not accepted',
  noSettings: 'This model has no settings.',
  wholeBody: 'Request',
  wholeBodyHelp: 'This model’s request can’t be shown as a form. Write it as JSON. It is checked as you type.',
  jsonHint: 'JSON',

  addPrompt: 'Describe what you want.',
  fillIn: 'Fill this in.',
  choose: 'Choose one.',
  add: (media: MediaKind | null) => `Add ${mediaName(media).article}.`,
  enterNumber: 'Enter a number.',
  enterWhole: 'Enter a whole number.',
  atLeast: (value: number, unit: string | null) => `At least ${withUnit(value, unit)}.`,
  atMost: (value: number, unit: string | null) => `At most ${withUnit(value, unit)}.`,
  between: (low: number, high: number, unit: string | null) =>
    `Between ${formatNumber(low)} and ${withUnit(high, unit)}.`,
  moreThan: (value: number, unit: string | null) => `More than ${withUnit(value, unit)}.`,
  lessThan: (value: number, unit: string | null) => `Less than ${withUnit(value, unit)}.`,
  inStepsOf: (value: number) => `Use a multiple of ${formatNumber(value)}.`,
  tooShort: (least: number) => `At least ${count(least, 'character', 'characters')}.`,
  tooLong: (most: number, length: number) =>
    `At most ${count(most, 'character', 'characters')}. This has ${formatNumber(length)}.`,
  chooseListed: 'Choose a value from the list.',
  unchecked: 'Some values can’t be checked here. The service will check them.',
  wrongPattern: 'This is not in the format that the model expects.',
  wrongFormat: (format: string) => `This is not a valid ${format}.`,
  wrongAddress: 'Enter a full URL that starts with https:// or http://.',
  tooFewItems: (least: number) => `Add at least ${formatNumber(least)}.`,
  tooManyItems: (most: number, amount: number) =>
    `At most ${formatNumber(most)}. Remove ${formatNumber(amount - most)}.`,
  itemsRepeat: 'The same entry appears twice.',
  wrongType: (type: string) => `This must be ${type}.`,
  types: {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'empty',
  } as Record<string, string>,
  unknownName: 'The model doesn’t accept this name.',
  jsonIssues: {
    value: 'expected a value: text in quotes, a number, true, false, null, { or [.',
    name: 'expected a name in double quotes.',
    quotes: 'JSON allows only straight double quotes.',
    colon: 'missing colon after the name.',
    'comma-or-bracket': 'missing comma or ].',
    'comma-or-brace': 'missing comma or }.',
    'extra-comma': 'extra comma.',
    'unclosed-text': 'missing closing quote.',
    'line-break': 'text can’t contain a line break. Write it as \\n.',
    control: 'this character must be escaped.',
    escape: 'this character must be escaped.',
    more: 'unexpected text after the JSON.',
  } satisfies Record<JsonSyntaxErrorKind, string>,
  jsonEnds: 'the JSON is incomplete.',
  jsonIssueAt: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
  notARequest: 'A request is a JSON object: it starts with { and ends with }.',
  jsonFine: 'Valid JSON',
  jsonFormat: 'Format',
  jsonGoToIssue: 'Go to error',
  wrongColour: 'Enter a colour such as #3f7fc4 or 63, 127, 196.',
  pickColour: (label: string) => `Pick a colour: ${label}`,
  colourPlaceholder: '#',
  wrongHere: 'The model doesn’t accept this value.',
  wrongCombination: 'These values can’t be combined.',
  inItem: (position: number, message: string) => `Item ${formatNumber(position)}: ${message}`,

  characters: (length: number, most: number) => `${formatNumber(length)} of ${formatNumber(most)} characters`,
  words: (amount: number) => count(amount, 'word', 'words'),

  noNumber: 'Auto',
  smart: 'Smart',
  notSet: 'Not set',
  leftToModel: (label: string, auto: string) => `${label}: ${auto}`,
  seedEmpty: 'New each time',
  seedRoll: 'Random seed',
  seedFresh: 'new each time',
  seedLock: 'Lock seed',
  seedStays: 'Locked. Unlock for a new seed each time',
  seedChanges: 'New each time. Lock to keep this seed',

  size: 'Size',
  swapSides: 'Swap width and height',
  sizePreset: 'Common sizes',
  increase: (label: string) => `Increase ${label}`,
  decrease: (label: string) => `Decrease ${label}`,
  chooseValue: 'Choose',
  search: 'Search',
  searchOrOwn: 'Search, or type your own',
  searchIn: (label: string) => `Search ${label}`,
  takeOwn: (text: string) => `Use “${text}”`,
  foundNone: 'No matches.',
  moreRatios: (amount: number) => `+${amount}`,
  moreRatiosLabel: (amount: number) => `${amount} more`,

  dropHere: (media: MediaKind | null, isMany: boolean) =>
    isMany ? `Drop, paste or pick ${mediaName(media).many}` : `Drop, paste or pick ${mediaName(media).article}`,
  dropNow: 'Drop here',
  pick: (media: MediaKind | null, isMany: boolean) =>
    isMany ? `Pick ${mediaName(media).many}` : `Pick ${mediaName(media).article}`,
  giveAddress: 'From URL',
  fromResults: 'From library',
  fromResultsFor: (label: string) => `From library: ${label}`,
  resultsTitle: (media: MediaKind | null) => `Your ${mediaName(media).many}`,
  resultsKeys: 'Move with the arrow keys, choose with Enter.',
  resultsMore: 'Show more',
  noResults: (media: MediaKind | null) => `No ${mediaName(media).many} yet. What you generate or upload appears here.`,
  noMoreResults: 'No matches among the latest. Show more?',
  resultsFailed: 'Your library could not be loaded.',
  uploadedName: (name: string) => `${name}, uploaded`,
  look: (name: string) => `View ${name}`,
  openElsewhere: 'Open in a new tab',
  addressLabel: (label: string) => `URL for ${label}`,
  addressPlaceholder: 'https://…',
  addAddress: 'Add',
  cancelAddress: 'Cancel',
  countOf: (amount: number, most: number | null) => (most === null ? formatNumber(amount) : `${amount} of ${most}`),
  upTo: (most: number) => `up to ${most}`,
  position: (position: number, total: number) => `${position} of ${total}`,
  itemName: (media: MediaKind | null, position: number) => `${mediaNames[media ?? 'file']} ${position}`,
  remove: (name: string) => `Remove ${name}`,
  replace: 'Replace…',
  replaceFromResults: 'From library…',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  removeItem: 'Remove',
  itemKeys: 'Move between items with the arrow keys. Hold Alt to reorder. Enter opens a menu, Delete removes.',
  movedTo: (position: number, total: number) => `Moved to ${position} of ${total}.`,
  uploading: (name: string) => `Uploading ${name}`,
  notUploaded: 'Not uploaded',
  uploadWaits: 'Waiting for the network',
  uploadWaiting: (name: string) => `${name} will be uploaded when the network is back.`,
  uploadFailed: (name: string, reason: string) => `${name} was not uploaded. ${reason}`,
  uploadShare: (share: number) => (share < 1 ? `${Math.floor(share * 100)} %` : 'Checking…'),
  uploadsEnded: (amount: number) =>
    amount === 1
      ? 'An upload was interrupted. Add the file again.'
      : `${formatNumber(amount)} uploads were interrupted. Add the files again.`,
  retry: 'Try again',
  wrongKind: (name: string, isKind: MediaKind | null, media: MediaKind | null) =>
    isKind === null
      ? `${name} is not ${mediaName(media).article}.`
      : `${name} is ${mediaName(isKind).article}. This field takes ${mediaName(media).many}.`,
  fileTooLarge: (name: string, bytes: number, most: number) =>
    `${name} is too large (${formatBytes(bytes, { isRounded: true })}). The limit is ${formatBytes(most, { isRounded: true })}.`,
  noRoom: (most: number, taken: number) =>
    taken === 0
      ? `The limit is ${formatNumber(most)}. Remove one first.`
      : `The limit is ${formatNumber(most)}. Only the first ${taken === 1 ? 'was' : `${formatNumber(taken)} were`} added.`,
  moreRefused: (amount: number) => `${formatNumber(amount)} more were not added.`,
  thisAddress: 'This URL',
  emptyFile: (name: string) => `${name} is empty.`,
  noAnswer: 'The studio did not answer. Check the connection and try again.',

  modes: 'Input',
  parkedIn: (mode: string, things: string) => `“${mode}” has ${things} that won’t be sent.`,
  parkedThings: (count: number) => (count === 1 ? 'a value' : `${count} values`),

  addEntry: 'Add',
  entry: (label: string, position: number) => `${label} ${position}`,
  removeEntry: (position: number) => `Remove entry ${position}`,

  /** Fields that contain others: lists, alternatives, maps. */
  structure: {
    media: mediaNames,
    preset: 'Preset',
    custom: 'Custom',
    kinds: {
      text: 'Text',
      number: 'Number',
      switch: 'On or off',
      choice: 'Choice',
      media: 'Media',
      list: 'List',
      object: 'Settings',
      json: 'JSON',
    },
    numbered: (title: string, position: number) => `${title} ${position}`,
    item: 'Item',
    value: 'Value',
    entryCount: (amount: number, most: number | null) => (most === null ? `${amount}` : `${amount} of ${most}`),
    addItem: (item: string) => `Add ${inSentence(item)}`,
    itemTitle: (item: string, position: number) => `${item} ${position}`,
    moveEarlier: (name: string) => `Move ${name} earlier`,
    moveLater: (name: string) => `Move ${name} later`,
    remove: (name: string) => `Remove ${inSentence(name)}`,
    movedTo: (name: string, position: number, total: number) => `${name} moved to ${position} of ${total}.`,
    removed: (name: string, total: number) => `${name} removed, ${total} left.`,
    itemKeys: 'When focused: Alt and an arrow key move it, Delete removes it.',
    kindOf: (label: string) => `Type of ${inSentence(label)}`,
    kindOfRequest: 'Request type',
    addEntry: 'Add a name and value',
    entryName: (position: number) => `Name ${position}`,
    entryValue: (name: string) => `Value of ${name === '' ? 'unnamed entry' : name}`,
    namePlaceholder: 'Name',
    nameTaken: 'This name is already used.',
    addBranch: (label: string) => `Add ${inSentence(label)}`,
  },

  /** The prompt editor. */
  prompt: {
    references: 'References to cite',
    offered: (count: number) =>
      `${count === 1 ? '1 reference' : `${count} references`}: choose with the arrow keys and Enter.`,
    kind: (media: MediaKind | null) => mediaNames[media ?? 'file'],
    orphans: (citations: readonly string[]) =>
      `${joined.format(citations)} ${citations.length === 1 ? 'is' : 'are'} not among the references.`,
    unused: (citations: readonly string[]) => `Not cited yet: ${joined.format(citations)}. Type @ to cite.`,
    tokens: (count: number, most: number) => `about ${formatNumber(count)} of ${formatNumber(most)} tokens`,
  },

  /** The box editor. */
  boxes: {
    open: 'Boxes',
    chips: 'Boxes in the prompt',
    unnamed: (position: number) => `Box ${position}`,
    removeChip: (name: string) => `Remove box “${name}”`,
    count: (amount: number) => (amount === 1 ? '1 box' : `${amount} boxes`),
    panel: 'Boxes on the frame',
    frame: 'Frame',
    draw: 'Draw a box on the frame to place something there.',
    keys: 'Arrow keys move a box. Hold Shift to resize it, Alt for single steps. Delete removes it.',
    add: 'Add a box',
    undo: 'Undo box change',
    redo: 'Redo box change',
    backdrop: 'Draw on',
    emptyFrame: 'Empty frame',
    image: (position: number) => `Image ${position}`,
    box: (position: number, box: { text: string } & Parameters<typeof sides>[0]) =>
      `Box ${position}${box.text.trim() === '' ? '' : `: ${box.text}`}, ${sides(box)}`,
    table: 'All boxes, on a grid of 0 to 1000 from the top left',
    columns: {
      text: 'Content',
      left: 'Left',
      top: 'Top',
      width: 'Width',
      height: 'Height',
      remove: 'Remove',
    },
    textOf: (position: number) => `Content of box ${position}`,
    numberOf: (name: string, position: number) => `${name} of box ${position}`,
    remove: (position: number) => `Remove box ${position}`,
    unsaid: 'Describe the content',
    issues: {
      json: () => 'The list of boxes is not valid JSON.',
      entry: (position: number) => `Box ${position} in the prompt needs four whole numbers from 0 to 1000.`,
      area: (position: number) =>
        `Box ${position} in the prompt has no area: its right or bottom edge is not beyond the opposite edge.`,
    },
    untilRight: 'The prompt stays as it is. Fix the list to see the boxes again.',
  },
} as const;
