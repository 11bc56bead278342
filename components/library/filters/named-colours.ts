import { filterMessages } from './messages';

const { colourNames } = filterMessages;
type NamedColour = keyof typeof colourNames;

/** The colours that have a name, as six hexadecimal digits. */
export const namedColours = Object.keys(colourNames) as NamedColour[];

/** Whether a colour has a name. */
export function isNamedColour(colour: string): colour is NamedColour {
  return colour in colourNames;
}
