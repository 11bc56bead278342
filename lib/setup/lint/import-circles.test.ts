import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';
import { readImports } from './read-imports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = globSync('{app,components,lib,e2e}/**/*.{ts,tsx}', { cwd: root });

describe('findCircles', () => {
  it('finds circular imports, and no others', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
    ]);
    expect(findCircles(graph)).toEqual([['b', 'c', 'd', 'b']]);
    expect(
      findCircles(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
          ['c', []],
        ]),
      ),
    ).toEqual([]);
  });

  it('finds none in this repository, including imports of types and dynamic ones', async () => {
    const graph = await readImports(root, sources);
    expect(graph.get('app/page.tsx')).not.toEqual([]);
    expect(findCircles(graph)).toEqual([]);
  });
});
