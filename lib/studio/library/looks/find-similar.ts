/** What decides whether two images are near duplicates. */
export interface ComparedImage {
  id: string;
  /** 16 hexadecimal digits, as `readLook` makes it. */
  hash: string;
  /** Width over height on the scale of the library’s shapes. */
  shape: number;
  /** Bins of its colours. */
  colours: readonly number[];
}

/** The most bits in which hashes of copies differ; one of four quarters is then the same in both. */
const mostBits = 3;
const quarters = [0, 16, 32, 48] as const;
/** Hashes of plain areas say nothing: they have hardly any bit set, or all. */
const structured = { least: 6, most: 58 };
const nearShape = 6;
/** So many images share a quarter only when it is as good as empty, such as a white margin. */
const mostInQuarter = 400;

/** Finds groups of images that look the same: copies in another size, format or quality. Each group has two or more. */
export function findSimilar(images: readonly ComparedImage[]): string[][] {
  const hashes = images.map(({ hash }) => BigInt(`0x${hash}`));
  const parents = images.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    return root;
  };
  const useful = [...images.keys()].filter((at) => {
    const bits = countBits(hashes[at] ?? 0n);
    return bits >= structured.least && bits <= structured.most;
  });
  for (const quarter of quarters) {
    const buckets = Map.groupBy(useful, (at) => ((hashes[at] ?? 0n) >> BigInt(quarter)) & 0xffffn);
    for (const bucket of buckets.values()) {
      if (bucket.length > mostInQuarter) continue;
      for (const [place, one] of bucket.entries()) {
        for (const other of bucket.slice(place + 1)) {
          if (isSimilar(one, other)) parents[rootOf(other)] = rootOf(one);
        }
      }
    }
  }

  function isSimilar(one: number, other: number): boolean {
    const [image, copy] = [images[one], images[other]];
    if (image === undefined || copy === undefined) return false;
    if (Math.abs(image.shape - copy.shape) > nearShape) return false;
    if (countBits((hashes[one] ?? 0n) ^ (hashes[other] ?? 0n)) > mostBits) return false;
    return image.colours.some((colour) => copy.colours.includes(colour));
  }

  const groups = Map.groupBy(useful, rootOf);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.flatMap((at) => images[at]?.id ?? []));
}

function countBits(value: bigint): number {
  let count = 0;
  for (let rest = value; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
