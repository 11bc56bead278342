import { chmod, mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { readEnginesText } from './read-engines-file.ts';
import { updateEnginesFile } from './write-engines-file.ts';

const base = temporaryFolder();
const folder = join(base, 'settings');
const path = join(folder, 'engines.json');
const source = { path, environment: { FAL_KEY: 'fal-secret' }, comfyUiUrl: null };
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
});

const text = `{
    "engines": {
        "atelier": { "kind": "comfyui",   "url": "http://box:8188" }
    }
}
`;
const addFal = { path: ['engines', 'fal'], value: { kind: 'fal', key: '$FAL_KEY' } };

async function write(content: string): Promise<string | null> {
  await writeFile(path, content);
  return (await readEnginesText(path)).hash;
}

describe('updateEnginesFile', () => {
  it('creates a file that only its owner can read', async () => {
    const { configuration, hash } = await updateEnginesFile(source, { hash: null, edits: [addFal] });
    expect(configuration.engines['fal']).toMatchObject({ key: 'fal-secret' });
    expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify({ engines: { fal: addFal.value } }, null, 2)}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readEnginesText(path)).toMatchObject({ hash });
    expect(await readdir(folder)).toEqual(['engines.json']);
  });

  it('keeps the lines around an edit', async () => {
    const hash = await write(text);
    await updateEnginesFile(source, { hash, edits: [addFal] });
    const line = '"atelier": { "kind": "comfyui",   "url": "http://box:8188" }';
    expect(await readFile(path, 'utf8')).toBe(
      text.replace(line, `${line},\n        "fal": { "kind": "fal", "key": "$$FAL_KEY" }`),
    );
  });

  it('applies edits one after another, and returns the hash for the next change', async () => {
    const first = await updateEnginesFile(source, {
      hash: await write(text),
      edits: [addFal, { path: ['engines', 'fal', 'concurrency'], value: 4 }],
    });
    expect(first.configuration.engines['fal']).toMatchObject({ concurrency: 4 });
    const second = await updateEnginesFile(source, {
      hash: first.hash,
      edits: [{ path: ['engines', 'fal'], value: undefined }],
    });
    expect(Object.keys(second.configuration.engines)).toEqual(['atelier']);
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('keeps the mode of a file, and a link to it', async () => {
    const hash = await write(text);
    await chmod(path, 0o664);
    const link = join(base, 'link.json');
    await symlink(path, link);
    await updateEnginesFile({ ...source, path: link }, { hash, edits: [addFal] });
    expect((await stat(path)).mode & 0o777).toBe(0o664);
    expect(await readlink(link)).toBe(path);
    expect(await readFile(path, 'utf8')).toContain('FAL_KEY');
  });

  it('refuses a file that was changed meanwhile, and lets only one of two changes win', async () => {
    const hash = await write(text);
    const other = { path: ['engines', 'b'], value: { kind: 'comfyui', url: 'http://b:8188' } };
    const outcomes = await Promise.allSettled([
      updateEnginesFile(source, { hash, edits: [addFal] }),
      updateEnginesFile(source, { hash, edits: [other] }),
    ]);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: 'conflict' } }]);
    await expect(updateEnginesFile(source, { hash: null, edits: [] })).rejects.toMatchObject({ code: 'conflict' });
    expect(await readFile(path, 'utf8')).not.toContain('http://b:8188');
  });

  it('refuses a file that is changed while the result is checked', async () => {
    const hash = await write(text);
    const environment = {
      get FAL_KEY() {
        writeFileSync(path, '{}');
        return 'fal-secret';
      },
    };
    const update = updateEnginesFile({ ...source, environment }, { hash, edits: [addFal] });
    await expect(update).rejects.toMatchObject({ code: 'conflict' });
    expect(await readFile(path, 'utf8')).toBe('{}');
    expect(await readdir(folder)).toEqual(['engines.json']);
  });

  it.each([
    [{ path: ['engines', 'fal'], value: { kind: 'fal', key: '$UNSET' } }, /UNSET, which is not set/],
    [{ path: ['engines', 'atelier', 'key'], value: 'plain' }, /engines.atelier.key must name an environment variable/],
    [{ path: ['models', 'a'], value: { engine: 'atelier', workflow: 'a.json' } }, /which does not exist/],
    [{ path: ['engines', 'atelier', 'kind', 'deeper'], value: 1 }, /cannot be edited there/],
  ])('refuses an edit after which the file has issues (%#)', async (edit, message) => {
    const hash = await write(text);
    await expect(updateEnginesFile(source, { hash, edits: [edit] })).rejects.toThrow(message);
    expect(await readFile(path, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['engines.json']);
  });

  it('says why a file can’t be written', async () => {
    const missing = { ...source, path: join(folder, 'missing', 'engines.json') };
    await expect(updateEnginesFile(missing, { hash: null, edits: [addFal] })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^The service can’t write .*engines\.json \(ENOENT\)\. Let its account/) as string,
    });
  });

  it('edits a file with issues when the edit fixes them, but none that is not JSON', async () => {
    const hash = await write('{ "engines": { "a": { "kind": "fal", "key": "plain" } } }');
    const edit = { path: ['engines', 'a', 'key'], value: '$FAL_KEY' };
    await updateEnginesFile(source, { hash, edits: [edit] });
    expect(await readFile(path, 'utf8')).toBe('{ "engines": { "a": { "kind": "fal", "key": "$FAL_KEY" } } }');
    const broken = await write('{ "engines": { "a": }');
    await expect(updateEnginesFile(source, { hash: broken, edits: [edit] })).rejects.toThrow('expected a value');
  });
});
