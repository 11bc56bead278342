/** A stream of numbers that is determined by its seed. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** About −1 to 1, most often near 0. */
  spread: () => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** FNV-1a over a text, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * A seeded stream. The name separates streams: numbers drawn from `clouds` never change those drawn from `trees`. The
 * generator is sfc32 of the PractRand suite (https://pracrand.sourceforge.net/).
 */
export function createRandom(seed: number, name: string): Random {
  let a = hashText(name, 0x811c9dc5 ^ seed);
  let b = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  let c = hashText(name) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    spread: () => next() + next() + next() - 1.5,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
