/** The messages of presets. */
export const presetMessages = {
  presets: 'Presets',
  name: 'Preset name',
  namePlaceholder: 'Save settings as…',
  save: 'Save',
  saved: (name: string) => `Saved as “${name}”.`,
  replace: (name: string) => `Replace “${name}”`,
  replaced: (name: string) => `“${name}” updated.`,
  search: 'Search presets',
  list: 'Presets for this model',
  examples: 'Examples',
  /** @param labels settings that don't fit the model */
  unfit: (labels: readonly string[]) =>
    labels.length === 1
      ? `${labels[0]} doesn’t fit this model, so a preset can’t keep it.`
      : `${labels.length} settings don’t fit this model, so a preset can’t keep them: ${labels.join(', ')}.`,
  none: 'No presets for this model yet. Every browser that opens this studio sees the presets saved here.',
  notFound: 'No matching presets',
  loading: 'Loading…',
  unreadable: (why: string) => `The presets could not be loaded. ${why}`,
  tryAgain: 'Try again',
  apply: (name: string) => `Apply “${name}”`,
  applied: (name: string) => `“${name}” applied.`,
  from: (name: string) => `Preset “${name}”:`,
  report: 'Preset changes',
  rename: (name: string) => `Rename “${name}”`,
  newName: (name: string) => `New name for “${name}”`,
  renameDone: 'Rename',
  update: (name: string) => `Replace “${name}” with the current settings`,
  remove: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” deleted.`,
  isGone: (name: string) => `“${name}” was deleted in another browser.`,
  undo: 'Undo',
} as const;
