import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usePageAs } from '@/lib/client/testing/use-page-as';
import type { Role } from '@/lib/contract/studio/permissions';
import { presetMessages } from './messages';
import { PresetRow } from './preset-row';

const preset = {
  id: 'dusk',
  owner: { id: 'ann', name: 'Ann' },
  model: 'ig-1',
  name: 'Dusk',
  prompt: 'A lighthouse',
  mediaId: null,
  thumbnailUrl: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const nothing = () => undefined;

/** The row of Ann's preset, as a person sees it. */
function drawFor(person: string, role: Role, prompt: string | null = preset.prompt): string {
  usePageAs(person, role);
  return renderToStaticMarkup(
    <PresetRow
      preset={{ ...preset, prompt }}
      rename={{} as never}
      onApply={nothing}
      onUpdate={nothing}
      onRemove={nothing}
    />,
  );
}

const name = 'Dusk';
const changes = () => [
  presetMessages.update({ name }),
  presetMessages.rename({ name }),
  presetMessages.remove({ name }),
];
const offeredIn = (row: string) => changes().filter((label) => row.includes(`aria-label="${label}"`));

describe('PresetRow', () => {
  it('lets its owner change it, without a word about whose it is', () => {
    const row = drawFor('ann', 'maker');
    expect(offeredIn(row)).toEqual(changes());
    expect(row).toContain('aria-keyshortcuts="F2 Delete"');
    expect(row).not.toContain('Ann');
    expect(row).toContain('>A lighthouse<');
  });

  it('only offers to apply a preset of somebody else, and names its owner', () => {
    const row = drawFor('ben', 'maker');
    expect(offeredIn(row)).toEqual([]);
    expect(row).not.toContain('aria-keyshortcuts');
    expect(row).toContain('>by Ann · A lighthouse<');
    expect(row).toContain(presetMessages.apply({ name: 'Dusk' }));
    expect(drawFor('ben', 'maker', null)).toContain('>by Ann<');
  });

  it('lets an administrator change it', () => {
    const row = drawFor('cleo', 'administrator');
    expect(offeredIn(row)).toEqual(changes());
    expect(row).toContain('by Ann');
  });
});
