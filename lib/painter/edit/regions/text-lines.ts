import type { StrokeCandidate } from './stroke-candidates.ts';

const widthOf = ({ left, right }: StrokeCandidate) => right - left + 1;
const heightOf = ({ top, bottom }: StrokeCandidate) => bottom - top + 1;

/** Whether a component has the size and density of a letter, or of a word whose letters touch. */
function isLetterLike(candidate: StrokeCandidate, width: number, height: number): boolean {
  const wide = widthOf(candidate);
  const high = heightOf(candidate);
  const density = candidate.area / (wide * high);
  return (
    high >= 6 &&
    high < height * 0.4 &&
    wide < width * 0.7 &&
    candidate.area >= 12 &&
    candidate.contrast > 0.06 &&
    candidate.edgeShare > 0.7 &&
    wide / high < 14 &&
    high / wide < 12 &&
    density > 0.1 &&
    density < 0.97
  );
}

function areNeighbours(one: StrokeCandidate, other: StrokeCandidate): boolean {
  const high = Math.max(heightOf(one), heightOf(other));
  const low = Math.min(heightOf(one), heightOf(other));
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const contrast = Math.min(one.contrast, other.contrast) / Math.max(one.contrast, other.contrast);
  return high / low < 2.3 && overlap > low * 0.5 && gap < high * 0.95 && contrast > 0.4;
}

/** Follows links to the line's first member. */
function rootOf(parents: Int32Array, index: number): number {
  let root = index;
  while (parents[root] !== root) root = parents[root] ?? root;
  return root;
}

/**
 * Groups the components that form lines, as letters do: three or more of similar heights side by side; small components
 * in such a line (dots, accents, commas) are added to it.
 */
export function findTextLines(candidates: StrokeCandidate[], width: number, height: number): StrokeCandidate[][] {
  const letters = candidates
    .filter((candidate) => isLetterLike(candidate, width, height))
    .toSorted((one, other) => one.left - other.left);
  const parents = Int32Array.from(letters, (_, index) => index);
  for (const [index, letter] of letters.entries()) {
    for (let next = index + 1; next < letters.length; next++) {
      const other = letters[next];
      if (other === undefined || other.left - letter.right > heightOf(letter) * 2.3) break;
      if (areNeighbours(letter, other)) parents[rootOf(parents, next)] = rootOf(parents, index);
    }
  }
  const lines = new Map<number, StrokeCandidate[]>();
  for (const [index, letter] of letters.entries()) {
    const root = rootOf(parents, index);
    const line = lines.get(root);
    if (line === undefined) lines.set(root, [letter]);
    else line.push(letter);
  }
  return [...lines.values()].filter(isLine).map((line) => line.concat(marksOf(line, candidates)));
}

function isLine(line: StrokeCandidate[]): boolean {
  const left = Math.min(...line.map((letter) => letter.left));
  const right = Math.max(...line.map((letter) => letter.right));
  const high = Math.max(...line.map(heightOf));
  const density = line.reduce(
    (sum, { area, left, right, top, bottom }) => sum + area / ((right - left + 1) * (bottom - top + 1)),
    0,
  );
  const isWide = right - left > high * 1.6;
  return line.length >= 3 && isWide && density / line.length < 0.88;
}

/** Small components within a line's band that are not letters themselves. */
function marksOf(line: StrokeCandidate[], candidates: StrokeCandidate[]): StrokeCandidate[] {
  const high = Math.max(...line.map(heightOf));
  const contrast = Math.min(...line.map((letter) => letter.contrast));
  const members = new Set(line);
  return candidates.filter(
    (mark) =>
      !members.has(mark) &&
      heightOf(mark) < high * 0.8 &&
      widthOf(mark) < high * 0.9 &&
      mark.area >= 3 &&
      mark.contrast > contrast * 0.5 &&
      line.some(
        (letter) =>
          mark.centreX > letter.left - high * 0.5 &&
          mark.centreX < letter.right + high * 0.5 &&
          mark.centreY > letter.top - high * 0.45 &&
          mark.centreY < letter.bottom + high * 0.4,
      ),
  );
}
