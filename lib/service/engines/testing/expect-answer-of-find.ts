import { expect } from 'vitest';
import type { EngineBench } from './engine-bench.ts';
import type { EngineFault, FakeEngine } from './fake-engine.ts';

/**
 * Looks for the one job of a bench by its key, follows it when it is found, and expects that nothing is sent again.
 *
 * @param fault the answer that the job had; after `cut`, which a fake acts on, `never arrived` would be wrong
 */
export async function expectAnswerOfFind<Fake extends FakeEngine>(
  { engine, jobKey, fake, follow }: EngineBench<Fake>,
  fault: EngineFault,
): Promise<void> {
  const found = await engine.find(jobKey, new AbortController().signal);
  const isFound = typeof found === 'object';
  expect(fault === 'cut' ? ['found', 'unknown'] : ['found', 'unknown', 'never arrived']).toContain(
    isFound ? 'found' : found,
  );
  if (isFound) await follow(found);
  expect(fake.sent()).toBe(1);
}
