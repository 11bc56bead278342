import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { licenceTexts } from './licence-texts.ts';

describe('licenceTexts', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'easel-licences-'));
    const files = {
      'license.md':
        '\u{FEFF}The Licence\r\n\r\nCopyright (c) 2026 Anna\r\n© 2025 Otto\r\n\r\nKeep the above\r\ncopyright notice.\r\n',
      'dist/compiled/thing/LICENSE': 'Copyright [yyyy] [name of copyright owner]\n',
      'dist/NOTICE.txt': 'Made by many.',
      'dist/license.js': 'export {};',
      'dist/licences-of-others.html': '<p>',
      'node_modules/other/LICENSE': 'Another package.',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('finds the texts of a package at any depth, without code and packages inside', async () => {
    const texts = await licenceTexts(folder);
    expect(texts.map(({ file }) => file)).toEqual(['dist/NOTICE.txt', 'dist/compiled/thing/LICENSE', 'license.md']);
  });

  it('separates copyright lines from the rest', async () => {
    const texts = await licenceTexts(folder);
    expect(texts[2]).toEqual({
      file: 'license.md',
      copyright: ['Copyright (c) 2026 Anna', '© 2025 Otto'],
      body: 'The Licence\n\nKeep the above\ncopyright notice.',
    });
    expect(texts[1]?.copyright).toEqual([]);
  });
});
