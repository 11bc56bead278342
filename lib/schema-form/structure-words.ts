/** A label inside a sentence: in lower case, but for words like LoRA that are written otherwise. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}*(?:\P{L}|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Every English word about fields that hold others: lists, alternatives, names and values. */
export const structureWords = {
  media: { image: 'Picture', video: 'Film', audio: 'Sound', file: 'File' },

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
} as const;
