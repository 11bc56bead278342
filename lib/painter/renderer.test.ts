import { describe, expect, it } from 'vitest';
import { profiles } from '../service/models/registry.ts';
import { renderer } from './renderer.ts';

describe('renderer', () => {
  it.each(profiles.map(({ id }) => id))('draws %s', async (id) => {
    expect(await renderer.load(id)).toBeTypeOf('function');
  });

  it('says so when it draws no such profile', async () => {
    expect(await renderer.load('x-1')).toBeNull();
  });
});
