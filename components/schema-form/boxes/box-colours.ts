/** White text is readable on each of them, and each stands out from most images; the same in both themes. */
const colours = ['#2f5bea', '#c2187a', '#147a3d', '#b0440a', '#7c3aed', '#0e7281', '#c4262e', '#5b5b12'];

/** The colour of a box, by its index in the list: boxes beside each other in the list differ. */
export function boxColour(index: number): string {
  return colours[index % colours.length] ?? '#2f5bea';
}
