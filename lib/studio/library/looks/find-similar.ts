import { setImmediate } from 'node:timers/promises';

/** What decides whether two images are near duplicates. */
export interface ComparedImage {
  id: string;
  /** 16 hexadecimal digits, as `readLook` makes it. */
  hash: string;
  /** Width over height on the scale of the library’s shapes. */
  shape: number;
  /** Bins of its colours. */
  colours: readonly number[];
  /** Images of one family are no copies of each other (see `readFamilies`). */
  family: string;
}

/** The most bits in which hashes of copies differ; one of four quarters is then the same in both. */
const mostBits = 3;
/** Hashes of plain areas say nothing: they have hardly any bit set, or all. */
const structured = { least: 6, most: 58 };
const nearShape = 6;
/** So many images share a quarter only when it is as good as empty, such as a white margin. */
const mostInQuarter = 400;

/** Comparisons between two turns of the event loop: about a millisecond. */
const comparisonsAtOnce = 20_000;

/**
 * Finds groups of images that look the same: copies in another size, format or quality. Each group has two or more. It
 * lets other work of the process go on in between.
 */
export async function findSimilar(images: readonly ComparedImage[]): Promise<string[][]> {
  const high = Int32Array.from(images, ({ hash }) => Number.parseInt(hash.slice(0, 8), 16));
  const low = Int32Array.from(images, ({ hash }) => Number.parseInt(hash.slice(8), 16));
  const parents = Int32Array.from(images, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    // Shortens the next way.
    parents[at] = root;
    return root;
  };
  const useful = [...images.keys()].filter((at) => {
    const bits = countBits(high[at] ?? 0) + countBits(low[at] ?? 0);
    return bits >= structured.least && bits <= structured.most;
  });
  let comparisons = 0;
  for (const { half, shift } of [
    { half: high, shift: 16 },
    { half: high, shift: 0 },
    { half: low, shift: 16 },
    { half: low, shift: 0 },
  ]) {
    const buckets = Map.groupBy(useful, (at) => ((half[at] ?? 0) >>> shift) & 0xffff);
    for (const bucket of buckets.values()) {
      if (bucket.length > mostInQuarter) continue;
      for (let place = 0; place < bucket.length; place += 1) {
        const one = bucket[place] ?? 0;
        for (let next = place + 1; next < bucket.length; next += 1) {
          const other = bucket[next] ?? 0;
          if (isSimilar(one, other)) parents[rootOf(other)] = rootOf(one);
        }
        comparisons += bucket.length - place;
        if (comparisons < comparisonsAtOnce) continue;
        comparisons = 0;
        await setImmediate();
      }
    }
  }

  function isSimilar(one: number, other: number): boolean {
    const bits = countBits((high[one] ?? 0) ^ (high[other] ?? 0)) + countBits((low[one] ?? 0) ^ (low[other] ?? 0));
    if (bits > mostBits) return false;
    const [image, copy] = [images[one], images[other]];
    if (image === undefined || copy === undefined || image.family === copy.family) return false;
    if (Math.abs(image.shape - copy.shape) > nearShape) return false;
    return image.colours.some((colour) => copy.colours.includes(colour));
  }

  const groups = Map.groupBy(useful, rootOf);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.flatMap((at) => images[at]?.id ?? []));
}

/** The number of bits that are set in 32, as in Hacker’s Delight, figure 5-2. */
function countBits(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
