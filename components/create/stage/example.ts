/** The picture of the first visit and the request that made it, by this project's own service. */
export const example = {
  src: '/example.webp',
  width: 1536,
  height: 1024,
  model: 'ig-1',
  prompt: 'A lighthouse on a cliff above the sea at dusk, violet hills, a low golden sun, drifting clouds',
  values: {
    prompt: 'A lighthouse on a cliff above the sea at dusk, violet hills, a low golden sun, drifting clouds',
    width: 1536,
    height: 1024,
    seed: 42,
  },
} as const;
