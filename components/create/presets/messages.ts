import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of presets. */
export const presetMessages = defineMessages('preset', {
  title: 'Presets',
  name: 'Preset name',
  namePlaceholder: 'Save settings as…',
  save: 'Save',
  saved: 'Saved as “{name}”.',
  replace: 'Replace “{name}”',
  replaced: '“{name}” updated.',
  search: 'Search presets',
  list: 'Presets for this model',
  examples: 'Examples',
  /** @param labels settings that don't fit the model */
  unfit:
    '{count, plural, one {{labels} doesn’t fit this model, so a preset can’t keep it.} other {# settings don’t fit this model, so a preset can’t keep them: {labels}.}}',
  none: 'No presets for this model yet. Every browser that opens this studio sees the presets saved here.',
  notFound: 'No matching presets',
  loading: 'Loading…',
  unreadable: 'The presets could not be loaded. {why}',
  tryAgain: 'Try again',
  /** On a preset of somebody else. */
  by: 'by {owner}',
  apply: 'Apply “{name}”',
  applied: '“{name}” applied.',
  from: 'Preset “{name}”:',
  report: 'Preset changes',
  rename: 'Rename “{name}”',
  newName: 'New name for “{name}”',
  renameDone: 'Rename',
  update: 'Replace “{name}” with the current settings',
  remove: 'Delete “{name}”',
  removed: '“{name}” deleted.',
  isGone: '“{name}” was deleted in another browser.',
  undo: 'Undo',
});

/** The presets that come with Easel, by task. Prompts are in English, which most models know best. */
export const exampleMessages = defineMessages('example', {
  landscape: 'Wide landscape',
  product: 'Product on a table',
  poster: 'Poster',
  eveningLight: 'Evening light',
  quietBackground: 'Quiet background',
  mainSubject: 'The main subject',
  pushIn: 'Slow push-in',
  wind: 'Gentle wind',
  prompts: {
    landscape: 'A wide valley at first light, mist over a river, pine trees in front, soft warm colours',
    product: 'A ceramic mug on a wooden table by a window, soft window light, shallow depth of field',
    poster: 'A minimal travel poster of a lighthouse on a cliff, flat vector illustration, three colours',
    eveningLight: 'Change the light to a warm evening, keep everything else',
    quietBackground: 'Replace the background by a plain light grey wall',
    mainSubject: 'the main subject',
    pushIn: 'The camera moves slowly closer, everything else is still',
    wind: 'A gentle wind moves leaves and hair, the camera is still',
  },
});
