import { shortcutMessages as messages } from './messages';
import { overlayKeys } from './shortcuts';

/** One or several keys, and what each of them does, in this order. `Mod` is ⌘ on a Mac, else Ctrl. */
export interface Shortcut {
  keys: readonly string[];
  /** Whether the keys do the same. */
  isEither?: boolean;
  does: string;
}

/** The shortcuts that work in one part of the studio. */
export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** All shortcuts except the viewer's, which are defined with its keys. */
export const shortcutGroups = (): readonly ShortcutGroup[] => [
  {
    title: messages.titles.everywhere,
    shortcuts: [
      { keys: [overlayKeys.commands], does: messages.commands },
      { keys: [overlayKeys.shortcuts], does: messages.shortcuts },
      { keys: [overlayKeys.queue], does: messages.queue },
      { keys: ['Esc'], does: messages.closeDialog },
      { keys: ['Tab', 'Shift Tab'], does: messages.controls },
    ],
  },
  {
    title: messages.titles.create,
    shortcuts: [
      { keys: ['Mod Enter'], does: messages.sendRequest },
      { keys: ['Mod Z'], does: messages.undoForm },
      { keys: ['Mod Shift Z', 'Ctrl Y'], isEither: true, does: messages.redoForm },
      { keys: ['P', '/'], isEither: true, does: messages.goToPrompt },
      { keys: ['@'], does: messages.citeReference },
      { keys: [';'], does: messages.insertText },
      { keys: ['Alt ↑', 'Alt ↓'], does: messages.moveEntry },
      { keys: ['F2', 'Delete'], does: messages.changePreset },
      { keys: ['←', '→', 'Home', 'End'], does: messages.resizePane },
    ],
  },
  {
    title: messages.titles.batch,
    shortcuts: [
      { keys: ['←', '↑', '→', '↓'], does: messages.moveOrSelect },
      { keys: ['Enter', 'Space'], isEither: true, does: messages.open },
      { keys: ['Shift Space'], does: messages.select },
      { keys: ['Mod A'], does: messages.selectAll },
      { keys: ['K', 'X'], does: messages.keepReject },
      { keys: ['Esc'], does: messages.clearOrBack },
    ],
  },
  {
    title: messages.titles.boxes,
    shortcuts: [
      { keys: ['R', 'V'], does: messages.boxTools },
      { keys: ['←', '↑', '→', '↓'], does: messages.moveBox },
      { keys: ['Mod ←', 'Mod ↑', 'Mod →', 'Mod ↓'], does: messages.resizeBox },
      { keys: ['Enter', 'F2'], isEither: true, does: messages.describeBox },
      { keys: ['Mod D'], does: messages.duplicateBox },
      { keys: ['Delete'], does: messages.removeBox },
      { keys: ['Space'], does: messages.panBoxes },
      { keys: ['Alt'], does: messages.noSnapping },
      { keys: ['+', '-', '0', '1'], does: messages.zoomBoxes },
      { keys: ['Esc'], does: messages.endBoxes },
    ],
  },
  {
    title: messages.titles.jobs,
    shortcuts: [
      { keys: ['←', '→'], does: messages.stepJob },
      { keys: ['Home', 'End'], does: messages.lastJob },
      { keys: ['Alt ←', 'Alt →'], does: messages.reorderJob },
      { keys: ['Space'], does: messages.reorderRow },
    ],
  },
  {
    title: messages.titles.library,
    shortcuts: [
      { keys: ['←', '↑', '→', '↓'], does: messages.moveOrSelect },
      { keys: ['Enter', 'Space'], isEither: true, does: messages.open },
      { keys: ['Shift Space'], does: messages.select },
      { keys: ['Mod A'], does: messages.selectAll },
      { keys: ['S'], does: messages.star },
      { keys: ['1–5', '0'], does: messages.rate },
      { keys: ['6–9'], does: messages.label },
      { keys: ['K', 'X'], does: messages.keepReject },
      { keys: ['Mod Z'], does: messages.undoChange },
      { keys: ['Shift F10'], does: messages.itemMenu },
      { keys: ['Delete'], does: messages.trash },
      { keys: ['Esc'], does: messages.clearSelection },
    ],
  },
  {
    title: messages.titles.models,
    shortcuts: [
      { keys: ['/'], does: messages.searchModels },
      { keys: ['Enter'], does: messages.useFirstModel },
      { keys: ['Esc'], does: messages.clearSearch },
    ],
  },
  {
    title: messages.titles.storyboard,
    shortcuts: [
      { keys: ['Space'], does: messages.playShots },
      { keys: ['←', '→'], does: messages.stepShot },
      { keys: ['Alt ←', 'Alt →'], does: messages.moveShot },
      { keys: ['Mod D'], does: messages.duplicateShot },
      { keys: ['Delete'], does: messages.deleteShot },
    ],
  },
  {
    title: messages.titles.libraryItem,
    shortcuts: [
      { keys: ['←', '→'], does: messages.stepItem },
      { keys: ['Esc'], does: messages.backToLibrary },
    ],
  },
];
