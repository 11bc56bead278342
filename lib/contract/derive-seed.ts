/** The seed of one of several images of a request; the first has the request's own. */
export function deriveSeed(seed: number, variation: number): number {
  if (variation === 0) return seed;
  const mixed = Math.imul((seed ^ Math.imul(variation, 0x9e3779b1)) >>> 0, 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) & 0x7fffffff;
}
