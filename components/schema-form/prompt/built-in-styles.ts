import { promptMessages } from './messages-late';

/** The texts of the styles that come with Easel: they go into prompts, and stay English. */
const texts: Readonly<Record<keyof typeof promptMessages.styleNames, string>> = {
  windowLight: 'soft window light',
  goldenHour: 'warm low sun at golden hour',
  studioLight: 'clean studio lighting, plain background',
  filmPhoto: '35mm film photograph, fine grain',
  closeUp: 'close-up, shallow depth of field',
  wideShot: 'wide shot, deep focus',
  flatVector: 'flat vector illustration',
  watercolour: 'loose watercolour on textured paper',
  pencilSketch: 'pencil sketch, visible strokes',
  isometric: 'isometric view',
  lineArt: 'black line art on white',
  mutedColours: 'muted colour palette',
};

/** Styles that come with Easel: plain words that models understand. */
export function builtInStyles(): { name: string; text: string }[] {
  const names = Object.entries(texts) as [keyof typeof texts, string][];
  return names.map(([key, text]) => ({ name: promptMessages.styleNames[key], text }));
}
