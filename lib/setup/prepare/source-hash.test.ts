import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { sourceHash } from './source-hash.mjs';

function writeTree(files: Record<string, string>): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const files = {
  'app/page.tsx': 'page',
  'lib/contract/model.ts': 'model',
  'lib/service/main.ts': 'service',
  'public/icon.svg': 'icon',
  'next.config.ts': 'config',
  'package-lock.json': '{}',
};

describe('sourceHash', () => {
  it('is the same for the same files wherever they are', () => {
    expect(sourceHash(writeTree(files))).toBe(sourceHash(writeTree(files)));
  });

  it.each(['app/page.tsx', 'lib/contract/model.ts', 'public/icon.svg', 'next.config.ts', 'package-lock.json'])(
    'changes with %s',
    (path) => {
      const root = writeTree(files);
      const before = sourceHash(root);
      writeFileSync(join(root, path), 'changed');
      expect(sourceHash(root)).not.toBe(before);
    },
  );

  it('changes when a file is added, renamed or removed', () => {
    const root = writeTree(files);
    const seen = [sourceHash(root)];
    writeFileSync(join(root, 'app/layout.tsx'), 'layout');
    seen.push(sourceHash(root));
    renameSync(join(root, 'app/layout.tsx'), join(root, 'app/other.tsx'));
    seen.push(sourceHash(root));
    expect(new Set(seen).size).toBe(3);
    rmSync(join(root, 'app/other.tsx'));
    expect(sourceHash(root)).toBe(seen[0]);
  });

  it('does not change with tests, the service, or generated files of Next', () => {
    const root = writeTree(files);
    const before = sourceHash(root);
    for (const path of ['app/page.test.tsx', 'lib/service/main.ts', 'next-env.d.ts', 'vitest.config.ts']) {
      writeFileSync(join(root, path), 'changed');
    }
    expect(sourceHash(root)).toBe(before);
  });
});
