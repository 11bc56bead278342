import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { enginesFileSchema } from '../engine-settings.ts';
import { readEnginesFile } from './read-engines-file.ts';

const document = await readFile(new URL('../../../../docs/engines.md', import.meta.url), 'utf8');
const examples = [...document.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);

it.each(examples.map((text, index) => [index, text] as const))(
  'docs/engines.md has valid settings: %i',
  async (_, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'easel-engines-document-'));
    try {
      const { models } = enginesFileSchema.parse(JSON.parse(text));
      for (const { workflow } of Object.values(models)) {
        if (workflow === undefined) continue;
        await mkdir(dirname(join(folder, workflow)), { recursive: true });
        await writeFile(join(folder, workflow), '{}');
      }
      const path = join(folder, 'engines.json');
      await writeFile(path, text);
      const names = [...text.matchAll(/"\$(\w+)"/g)].map(([, name = '']) => name);
      const environment = Object.fromEntries(names.map((name) => [name, 'a-value-for-tests']));
      const { engines } = await readEnginesFile({ path, environment, comfyUiUrl: null });
      expect(Object.keys(engines).length).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

it('docs/engines.md has an example of each kind, and names every setting', () => {
  for (const kind of ['comfyui', 'media-api', 'openai', 'fal', 'replicate']) {
    expect(examples.some((text) => text.includes(`"kind": "${kind}"`))).toBe(true);
  }
  const { engines, models } = enginesFileSchema.shape;
  for (const record of [engines, models]) {
    const entry = record.unwrap().valueType;
    for (const name of Object.keys(entry.shape)) expect(document).toContain(`\`${name}\``);
  }
});
