/*
 * The shape of an item as one letter. 1024 steps from 1:8 to 8:1, evenly in proportion, so that none is off by more than
 * 0.2 %: less than a pixel on a tile. The database writes the letters (`chr(256 + shape)`).
 */
const firstLetter = 256;
const square = 512;
const stepsOfEight = 512;

/** Width over height that a letter encodes. */
export function proportionOf(shapes: string, index: number): number {
  return 8 ** ((shapes.charCodeAt(index) - firstLetter - square) / stepsOfEight);
}

/** The letter for a width and a height. */
export function shapeLetter(width: number, height: number): string {
  const step = Math.round(square + (stepsOfEight * Math.log(width / height)) / Math.log(8));
  return String.fromCharCode(firstLetter + Math.min(1023, Math.max(0, step)));
}
