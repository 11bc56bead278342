import type { Translation } from '@/lib/intl/translation';
import type { exampleMessages, presetMessages } from './messages';

/** The German of `presetMessages`. */
export const presetGerman: Translation<typeof presetMessages> = {
  title: 'Presets',
  name: 'Name des Presets',
  namePlaceholder: 'Einstellungen speichern als…',
  save: 'Speichern',
  saved: 'Als „{name}“ gespeichert.',
  replace: '„{name}“ ersetzen',
  replaced: '„{name}“ aktualisiert.',
  search: 'Presets durchsuchen',
  list: 'Presets für dieses Modell',
  examples: 'Beispiele',
  unfit:
    '{count, plural, one {{labels} passt nicht zu diesem Modell und kann nicht in einem Preset gespeichert werden.} other {# Einstellungen passen nicht zu diesem Modell und können nicht in einem Preset gespeichert werden: {labels}.}}',
  none: 'Noch keine Presets für dieses Modell. Hier gespeicherte Presets erscheinen in jedem Browser, der dieses Studio öffnet.',
  notFound: 'Keine passenden Presets',
  loading: 'Wird geladen…',
  unreadable: 'Die Presets konnten nicht geladen werden. {why}',
  tryAgain: 'Erneut versuchen',
  by: 'von {owner}',
  apply: '„{name}“ anwenden',
  applied: '„{name}“ angewendet.',
  from: 'Preset „{name}“:',
  report: 'Änderungen durch das Preset',
  rename: '„{name}“ umbenennen',
  newName: 'Neuer Name für „{name}“',
  renameDone: 'Umbenennen',
  update: '„{name}“ durch die aktuellen Einstellungen ersetzen',
  remove: '„{name}“ löschen',
  removed: '„{name}“ gelöscht.',
  isGone: '„{name}“ wurde in einem anderen Browser gelöscht.',
  undo: 'Rückgängig',
};

/** The German of `exampleMessages`. The prompts stay English, which most models know best. */
export const exampleGerman: Translation<typeof exampleMessages> = {
  landscape: 'Weite Landschaft',
  product: 'Produkt auf einem Tisch',
  poster: 'Poster',
  eveningLight: 'Abendlicht',
  quietBackground: 'Ruhiger Hintergrund',
  mainSubject: 'Das Hauptmotiv',
  pushIn: 'Langsame Kamerafahrt',
  wind: 'Leichter Wind',
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
};
