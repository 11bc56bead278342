import { describe, expect, it } from 'vitest';
import { usePageAs } from '@/lib/client/testing/use-page-as';
import { ownPresetsFirst, searchPresets } from './presets';

const preset = (name: string, prompt: string | null = null) => ({
  id: crypto.randomUUID(),
  owner: { id: '00000000-0000-4000-8000-000000000001', name: 'Administrator' },
  model: 'ig-1',
  name,
  prompt,
  mediaId: null,
  thumbnailUrl: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const presetOf = (id: string, name: string) => ({ ...preset(name), owner: { id, name: id } });

describe('searchPresets', () => {
  const presets = [preset('Dusk', 'A lighthouse'), preset('Noon'), preset('Dusk wide')];
  it.each([
    ['', ['Dusk', 'Noon', 'Dusk wide']],
    ['dusk', ['Dusk', 'Dusk wide']],
    [' WIDE  du', ['Dusk wide']],
    ['lighthouse', ['Dusk']],
    ['nothing', []],
  ])('finds by “%s”', (search, names) => {
    expect(searchPresets(presets, search).map(({ name }) => name)).toEqual(names);
  });
});

describe('ownPresetsFirst', () => {
  it('lists one’s own, then those of others, each by name', () => {
    const presets = [
      presetOf('ben', 'Dawn'),
      presetOf('ann', 'Dusk'),
      presetOf('ben', 'Dusk'),
      presetOf('ann', 'Noon'),
    ];
    usePageAs('ann', 'administrator');
    const listed = ownPresetsFirst(presets).map(({ name, owner }) => `${name} of ${owner.name}`);
    expect(listed).toEqual(['Dusk of ann', 'Noon of ann', 'Dawn of ben', 'Dusk of ben']);
  });
});
