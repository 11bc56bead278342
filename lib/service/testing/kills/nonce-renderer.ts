import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderFunction, Renderer } from '../../render/renderer.ts';
import { awaitGate } from '../gate.ts';

/** How many results each generation has, and how often its attempt's own word is in each. */
export const resultsOfEach = 3;
export const wordsInEach = 400;

// Draws nothing: each attempt fills its results with a word of its own, so that bytes of two attempts could not hide. The
// prompt is how many milliseconds it takes, or waits for `createGate`.
const render: RenderFunction = async ({ directory, parameters }, { onProgress, signal }) => {
  const word = randomUUID();
  const prompt = String(parameters['prompt']);
  await awaitGate(prompt, signal);
  const steps = Math.ceil(Number(/^\d+/.exec(prompt)?.[0] ?? 0) / 50);
  for (let step = 0; step < steps; step += 1) {
    await wait(50, undefined, { signal });
    onProgress(step / steps);
  }
  return Promise.all(
    Array.from({ length: resultsOfEach }, async (_, index) => {
      const path = join(directory, `${index}.txt`);
      await writeFile(path, `${word}\n`.repeat(wordsInEach));
      return { path, contentType: 'text/plain', width: 1, height: 1, durationSeconds: null };
    }),
  );
};

/** The renderer of the kills. */
export const renderer: Renderer = {
  name: 'nonce',
  isNeural: false,
  note: 'Writes words, for counting.',
  load: () => Promise.resolve(render),
};
