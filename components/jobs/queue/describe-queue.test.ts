import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { nameApart } from './describe-queue';

const job = (prompt: string, model: string, seed: string | null = null) =>
  ({ prompt, model, modelName: null, seed }) as StudioJob;
const namesOf = (jobs: StudioJob[]) => jobs.map((one) => nameApart(one, jobs));

describe('nameApart', () => {
  it('names the jobs of a batch by what they differ in', () => {
    expect(namesOf([job('A mill', 'ig-1'), job('A boat', 'ig-1')])).toEqual(['A mill', 'A boat']);
    expect(namesOf([job('A mill', 'ig-1'), job('A mill', 'ig-2')])).toEqual(['ig-1', 'ig-2']);
    expect(namesOf([job('A mill', 'ig-1'), job('A boat', 'ig-2')])).toEqual(['A mill · ig-1', 'A boat · ig-2']);
  });

  it('names variants by their seeds, and by the model while those are unknown', () => {
    expect(namesOf([job('A mill', 'ig-1', '7'), job('A mill', 'ig-1', '8')])).toEqual(['Seed 7', 'Seed 8']);
    const two = [job('A mill', 'ig-1', '7'), job('A mill', 'ig-1', '8'), job('A mill', 'ig-2', '7')];
    expect(namesOf(two)).toEqual(['ig-1 · Seed 7', 'ig-1 · Seed 8', 'ig-2']);
    expect(namesOf([job('A mill', 'ig-1'), job('A mill', 'ig-1')])).toEqual(['ig-1', 'ig-1']);
  });
});
