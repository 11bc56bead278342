import { actionMessages } from './messages';

/** Keys of the actions as a sheet of shortcuts shows them; what each of an entry's keys does, in their order. */
export const actionKeys = (): readonly { keys: readonly string[]; does: string }[] => [
  { keys: ['S'], does: actionMessages.keys.star },
  { keys: ['1–5', '0'], does: actionMessages.keys.rate },
  { keys: ['6–9'], does: actionMessages.keys.label },
  { keys: ['K', 'X'], does: actionMessages.keys.keepReject },
  { keys: ['A'], does: actionMessages.keys.addToBoard },
  { keys: ['C'], does: actionMessages.keys.compare },
  { keys: ['T'], does: actionMessages.keys.sendTo },
  { keys: ['D'], does: actionMessages.keys.download },
  { keys: ['Shift D'], does: actionMessages.keys.downloadOptions },
  { keys: ['Mod C'], does: actionMessages.keys.copyImage },
  { keys: ['Mod I'], does: actionMessages.keys.details },
  { keys: ['Delete'], does: actionMessages.keys.trash },
];
