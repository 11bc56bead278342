/** Colours of a mask that stand out from most pictures. */
export const maskColours = ['red', 'green', 'blue', 'yellow'] as const;
export type MaskColour = (typeof maskColours)[number];

/** What each is on the screen. */
export const maskPaint: Readonly<Record<MaskColour, string>> = {
  red: '#ff2d3d',
  green: '#12d15a',
  blue: '#2f7bff',
  yellow: '#ffd400',
};

/** How a mask lies over what it was made of. */
export interface MaskLook {
  colour: MaskColour;
  opacity: number;
  /** Colours what was not found, rather than what was. */
  isRest: boolean;
}
