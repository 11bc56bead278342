/** Keys of the actions as a sheet of shortcuts shows them; each entry's keys are alternatives. */
export const actionKeys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['S'], does: 'Star' },
  { keys: ['A'], does: 'Add to board' },
  { keys: ['C'], does: 'Compare the selected, or with the source' },
  { keys: ['T'], does: 'Send to a model' },
  { keys: ['D'], does: 'Download' },
  { keys: ['Shift D'], does: 'Download options' },
  { keys: ['Mod C'], does: 'Copy image' },
  { keys: ['Mod I'], does: 'Details' },
  { keys: ['Delete'], does: 'Move to trash, or restore' },
];
