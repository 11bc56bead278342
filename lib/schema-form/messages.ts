import type { MediaKind } from '../contract/media-kind.ts';
import type { JsonSyntaxErrorKind } from '../contract/json-syntax-error.ts';
import { count, formatNumber, inSentence, withUnit } from './format.ts';
import { formatBytes } from '../contract/format-bytes.ts';

const nameOfMedia: Record<MediaKind, { one: string; many: string; article: string }> = {
  image: { one: 'picture', many: 'pictures', article: 'a picture' },
  video: { one: 'film', many: 'films', article: 'a film' },
  audio: { one: 'sound', many: 'sounds', article: 'a sound' },
};
const nameOfFile = { one: 'file', many: 'files', article: 'a file' };

function mediaName(media: MediaKind | null) {
  return media === null ? nameOfFile : nameOfMedia[media];
}

const sides = ({ left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>) =>
  `left ${left}, top ${top}, width ${right - left}, height ${bottom - top}`;

const mediaNames: Record<MediaKind | 'file', string> = {
  image: 'Picture',
  video: 'Film',
  audio: 'Sound',
  file: 'File',
};

const joined = new Intl.ListFormat('en', { type: 'conjunction' });

/** Every English text of the form. The services' own texts come from their schemas and answers. */
export const messages = {
  on: 'On',
  off: 'Off',
  none: 'None',
  optional: 'optional',
  reset: (label: string) => `Reset ${label} to its default`,
  about: (label: string) => `About ${label}`,
  formLabel: 'Settings of this model',

  moreSettings: 'More settings',
  setOf: (set: number) => `${set} set`,
  issuesAbove: 'Not accepted',
  noSettings: 'This model has no settings.',
  wholeBody: 'Request',
  wholeBodyHelp:
    'This model describes its request in a way that has no form yet. Write it as JSON; it is checked as you type.',
  jsonHint: 'JSON',

  addPrompt: 'Write what you want to see.',
  fillIn: 'Fill this in.',
  choose: 'Choose one.',
  add: (media: MediaKind | null) => `Add ${mediaName(media).article}.`,
  enterNumber: 'Enter a number.',
  enterWhole: 'Enter a whole number.',
  atLeast: (value: number, unit: string | null) => `${withUnit(value, unit)} or more.`,
  atMost: (value: number, unit: string | null) => `${withUnit(value, unit)} at most.`,
  between: (low: number, high: number, unit: string | null) =>
    `Between ${formatNumber(low)} and ${withUnit(high, unit)}.`,
  moreThan: (value: number, unit: string | null) => `More than ${withUnit(value, unit)}.`,
  lessThan: (value: number, unit: string | null) => `Less than ${withUnit(value, unit)}.`,
  inStepsOf: (value: number) => `In steps of ${formatNumber(value)}.`,
  tooShort: (least: number) => `At least ${count(least, 'character', 'characters')}.`,
  tooLong: (most: number, length: number) =>
    `At most ${count(most, 'character', 'characters')}; this has ${formatNumber(length)}.`,
  chooseListed: 'Choose one of the values offered.',
  unchecked: 'Some values could not be checked here. The service checks them.',
  wrongPattern: 'This does not have the form that the model expects.',
  wrongFormat: (format: string) => `This is not a valid ${format}.`,
  wrongAddress: 'Give a full address, one that starts with https:// or http://.',
  tooFewItems: (least: number) => `Add at least ${formatNumber(least)}.`,
  tooManyItems: (most: number, amount: number) =>
    `At most ${formatNumber(most)}: remove ${formatNumber(amount - most)}.`,
  itemsRepeat: 'The same entry is there twice.',
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
  unknownName: 'The model does not know this name.',
  jsonIssues: {
    value: 'a value belongs here: text in quotes, a number, true, false, null, { or [.',
    name: 'a name in double quotes belongs here.',
    quotes: 'JSON takes straight double quotes only.',
    colon: 'a colon is missing after the name.',
    'comma-or-bracket': 'a comma is missing here, or ].',
    'comma-or-brace': 'a comma is missing here, or }.',
    'extra-comma': 'this comma is one too many.',
    'unclosed-text': 'this text is not closed.',
    'line-break': 'the text is not closed on its line; write a line break as \\n.',
    control: 'this sign must be escaped.',
    escape: 'this sign must be escaped.',
    more: 'the JSON has ended before this.',
  } satisfies Record<JsonSyntaxErrorKind, string>,
  jsonEnds: 'something is missing at the end.',
  jsonIssueAt: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
  notARequest: 'A request is an object: it begins with { and ends with }.',
  jsonFine: 'Valid JSON',
  jsonFormat: 'Format',
  jsonGoToIssue: 'Go to it',
  wrongColour: 'Give a colour, as in #3f7fc4 or 63, 127, 196.',
  pickColour: (label: string) => `Pick a colour: ${label}`,
  colourPlaceholder: '#',
  wrongHere: 'The model does not take this value.',
  wrongCombination: 'These values do not go together.',
  inItem: (position: number, message: string) => `${formatNumber(position)}: ${message}`,

  characters: (length: number, most: number) => `${formatNumber(length)} of ${formatNumber(most)} characters`,
  words: (amount: number) => count(amount, 'word', 'words'),

  noNumber: 'Auto',
  smart: 'Smart',
  notSet: 'Not set',
  leftToModel: (label: string, auto: string) => `${label}: ${auto}`,
  seedEmpty: 'New each time',
  seedRoll: 'Random seed',
  seedFresh: 'new each press',
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
  foundNone: 'Nothing like that is offered.',
  moreRatios: (amount: number) => `+${amount}`,
  moreRatiosLabel: (amount: number) => `${amount} more`,

  dropHere: (media: MediaKind | null, isMany: boolean) =>
    isMany ? `Drop, paste or pick ${mediaName(media).many}` : `Drop, paste or pick ${mediaName(media).article}`,
  dropNow: 'Drop here',
  pick: (media: MediaKind | null, isMany: boolean) =>
    isMany ? `Pick ${mediaName(media).many}` : `Pick ${mediaName(media).article}`,
  giveAddress: 'Use an address',
  fromResults: 'From results',
  fromResultsFor: (label: string) => `From results: ${label}`,
  resultsTitle: (media: MediaKind | null) => `Your ${mediaName(media).many}`,
  resultsKeys: 'Arrow keys go from one to the next, Enter takes it.',
  resultsMore: 'Show more',
  noResults: (media: MediaKind | null) => `No ${mediaName(media).many} yet. What you make or upload is offered here.`,
  noMoreResults: 'None among the latest. Look further back?',
  resultsFailed: 'Your results could not be read.',
  uploadedName: (name: string) => `${name}, uploaded`,
  look: (name: string) => `Look at ${name}`,
  openElsewhere: 'Open in a new tab',
  addressLabel: (label: string) => `Address for ${label}`,
  addressPlaceholder: 'https://…',
  addAddress: 'Add',
  cancelAddress: 'Cancel',
  countOf: (amount: number, most: number | null) => (most === null ? formatNumber(amount) : `${amount} of ${most}`),
  upTo: (most: number) => `up to ${most}`,
  position: (position: number, total: number) => `${position} of ${total}`,
  itemName: (media: MediaKind | null, position: number) => {
    const { one } = mediaName(media);
    return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${position}`;
  },
  remove: (name: string) => `Remove ${name}`,
  replace: 'Replace…',
  replaceFromResults: 'From results…',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  removeItem: 'Remove',
  itemKeys: 'Arrow keys go from one to the next, with Alt they move it. Enter opens what can be done, Delete removes.',
  movedTo: (position: number, total: number) => `Moved to ${position} of ${total}.`,
  uploading: (name: string) => `Uploading ${name}`,
  notUploaded: 'Not uploaded',
  uploadWaits: 'Waiting for the network',
  uploadWaiting: (name: string) => `${name} is uploaded when the network is back.`,
  uploadFailed: (name: string, reason: string) => `${name} was not uploaded. ${reason}`,
  uploadShare: (share: number) => (share < 1 ? `${Math.floor(share * 100)} %` : 'Checking…'),
  uploadsEnded: (amount: number) =>
    amount === 1
      ? 'A file was still on its way to the form before, and was not taken. Give it again.'
      : `${formatNumber(amount)} files were still on their way to the form before, and were not taken. Give them again.`,
  retry: 'Try again',
  wrongKind: (name: string, isKind: MediaKind | null, media: MediaKind | null) =>
    isKind === null
      ? `${name} is not ${mediaName(media).article}.`
      : `${name} is ${mediaName(isKind).article}; this takes ${mediaName(media).many}.`,
  fileTooLarge: (name: string, bytes: number, most: number) =>
    `${name} has ${formatBytes(bytes, { isRounded: true })}; at most ${formatBytes(most, { isRounded: true })} here.`,
  noRoom: (most: number, taken: number) =>
    taken === 0
      ? `At most ${formatNumber(most)} here. Remove one first.`
      : `At most ${formatNumber(most)} here: only the first ${taken === 1 ? 'was' : `${formatNumber(taken)} were`} taken.`,
  moreRefused: (amount: number) => `${formatNumber(amount)} more were not taken.`,
  thisAddress: 'This address',
  emptyFile: (name: string) => `${name} is empty.`,
  noAnswer: 'The studio did not answer. Check the connection and try again.',

  modes: 'What it goes by',
  parkedIn: (mode: string, things: string) => `“${mode}” keeps ${things}, not sent now.`,
  parkedThings: (count: number) => (count === 1 ? 'one entry' : `${count} entries`),

  addEntry: 'Add',
  entry: (label: string, position: number) => `${label} ${position}`,
  removeEntry: (position: number) => `Remove entry ${position}`,

  /** Fields that hold others: lists, alternatives, names and values. */
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
    itemKeys: 'Alt and an arrow key move it, Delete on its name removes it.',
    kindOf: (label: string) => `Kind of ${inSentence(label)}`,
    kindOfRequest: 'Kind of request',
    addEntry: 'Add a name and value',
    entryName: (position: number) => `Name ${position}`,
    entryValue: (name: string) => `Value of ${name === '' ? 'the unnamed' : name}`,
    namePlaceholder: 'Name',
    nameTaken: 'This name is there already.',
    addBranch: (label: string) => `Add ${inSentence(label)}`,
  },

  /** The prompt editor. */
  prompt: {
    references: 'References to cite',
    offered: (count: number) =>
      `${count === 1 ? '1 reference' : `${count} references`}: choose with the arrow keys and Enter.`,
    kind: (media: MediaKind | null) => mediaNames[media ?? 'file'],
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
  },

  /** The box editor. */
  boxes: {
    open: 'Boxes',
    count: (amount: number) => (amount === 1 ? '1 box' : `${amount} boxes`),
    panel: 'Boxes on the frame',
    frame: 'Frame',
    draw: 'Draw on the frame to say where something goes.',
    keys: 'Arrow keys move a box, with Shift they resize it, with Alt in single steps. Delete removes it.',
    add: 'Add a box',
    undo: 'Undo the last change of boxes',
    redo: 'Redo the change of boxes',
    backdrop: 'Draw on',
    emptyFrame: 'An empty frame',
    image: (position: number) => `Picture ${position}`,
    box: (position: number, box: { text: string } & Parameters<typeof sides>[0]) =>
      `Box ${position}${box.text.trim() === '' ? '' : `: ${box.text}`}, ${sides(box)}`,
    table: 'All boxes, on a grid of 0 to 1000 from the top left',
    columns: {
      text: 'What belongs in it',
      left: 'Left',
      top: 'Top',
      width: 'Width',
      height: 'Height',
      remove: 'Remove',
    },
    textOf: (position: number) => `What belongs in box ${position}`,
    numberOf: (name: string, position: number) => `${name} of box ${position}`,
    remove: (position: number) => `Remove box ${position}`,
    unsaid: 'Say what belongs here',
    issues: {
      json: () => 'The list at the prompt’s end is not whole JSON yet.',
      entry: (position: number) => `Box ${position} in the prompt needs four whole numbers from 0 to 1000.`,
      area: (position: number) =>
        `Box ${position} in the prompt has no area: one of its edges is not beyond the one across.`,
    },
    untilRight: 'Nothing of it is changed; the boxes are back once it is right.',
  },
} as const;
