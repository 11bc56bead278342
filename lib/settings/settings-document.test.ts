import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const readText = (path: string) => readFile(new URL(path, root), 'utf8');
/** Set only by the launcher. */
const internal = 'EASEL_EMBEDDED_SERVICE';

describe('docs/settings.md', () => {
  it('lists exactly the settings that the programs read', async () => {
    const readers = [
      'lib/studio/context/settings.ts',
      'lib/studio/context/login-settings.ts',
      'lib/service/settings.ts',
      'lib/settings/render-slots.ts',
      'lib/setup/launch/launch-settings.ts',
    ];
    const sources = await Promise.all(readers.map(readText));
    const read = sources.flatMap((source) =>
      [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
    );
    const rows = [...(await readText('docs/settings.md')).matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
    const listed = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
    expect(listed.toSorted()).toEqual([...new Set(read)].filter((name) => name !== internal).toSorted());
  });
});
