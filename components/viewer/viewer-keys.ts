import { viewerMessages } from './messages';

/** Keys of the viewer as a sheet of shortcuts shows them; what each of an entry's keys does, in their order. */
export const viewerKeys = (): readonly { keys: readonly string[]; does: string }[] => [
  { keys: ['+', '-'], does: viewerMessages.keys.zoom },
  { keys: ['Shift 0'], does: viewerMessages.keys.fit },
  { keys: ['Shift 1', 'Shift 2', 'Shift 4', 'Shift 8'], does: viewerMessages.keys.zoomTo },
  { keys: ['←', '↑', '→', '↓'], does: viewerMessages.keys.pan },
  { keys: ['←', '→'], does: viewerMessages.keys.step },
  { keys: ['B'], does: viewerMessages.keys.surround },
  { keys: ['Space'], does: viewerMessages.keys.play },
  { keys: [',', '.'], does: viewerMessages.keys.stepFrame },
  { keys: ['I', 'O'], does: viewerMessages.keys.setRange },
  { keys: ['Shift X'], does: viewerMessages.keys.clearRange },
  { keys: ['L'], does: viewerMessages.keys.loop },
  { keys: ['<', '>'], does: viewerMessages.keys.speed },
  { keys: ['M'], does: viewerMessages.keys.mute },
  { keys: ['G'], does: viewerMessages.keys.saveFrame },
  { keys: ['H'], does: viewerMessages.keys.version },
  { keys: ['C'], does: viewerMessages.keys.compareMode },
  { keys: ['W'], does: viewerMessages.keys.swapSides },
  { keys: ['Z'], does: viewerMessages.keys.blink },
];
