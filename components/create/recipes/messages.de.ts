import type { Translation } from '@/lib/intl/translation';
import type { recipeMessages } from './messages';

/** The German of `recipeMessages`. */
export const recipeGerman: Translation<typeof recipeMessages> = {
  recipes: 'Vorlagen',
  openRecipes: 'Vorlagen…',
  recipesHint: 'Fertige Anfragen, die das Formular ausfüllen',
  noRecipes: 'Kein Modell dieses Dienstes passt zu einer Vorlage. Stattdessen einen Prompt schreiben.',
  close: 'Schließen',
  product: 'Easel',
  whatItIs: 'Bilder und Videos aus Worten oder eigenen Bildern generieren, mit dem Modell der Wahl.',
  start: 'Mit einer Vorlage beginnen oder einen eigenen Prompt schreiben. Dann „Generieren“ drücken.',
  startWithout: 'Einen Prompt schreiben, dann „Generieren“ drücken. Die Ergebnisse erscheinen hier.',

  names: {
    image: 'Bild',
    poster: 'Poster',
    edit: 'Bearbeiten',
    reference: 'Referenz',
    upscale: 'Hochskalieren',
    'cut-out': 'Freistellen',
    video: 'Video',
    compare: 'Vergleichen',
  },
  does: {
    image: 'Allein aus Worten',
    poster: 'Mit lesbarer Schrift',
    edit: 'Das Licht ändern',
    reference: 'Zwei Bilder kombinieren',
    upscale: 'Ein Bild vergrößern',
    'cut-out': 'Den Hintergrund entfernen',
    video: 'Eine bewegte Szene',
    compare: 'Modelle nebeneinander',
  },

  example: 'Beispiel',
  makesThis: '„{name}“ ist im Formular. „Generieren“ erzeugt genau dieses Ergebnis mit {pixels} Pixeln.',
  comparesThese:
    '„{name}“ ist im Formular. „Modelle vergleichen“ führt es mit {models} Modellen aus, „Generieren“ mit einem.',
  makesSimilar: '„{name}“ ist im Formular. Das Ergebnis hängt vom Modell ab.',
  filled: 'Vorlage „{name}“ ist im Formular.',
  command: 'Vorlage: {name}',
  notLoaded: 'Das Beispielbild konnte nicht geladen werden. Erneut versuchen.',
};
