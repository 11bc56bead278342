import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { readEnginesFile, type EnginesConfiguration } from './read-engines-file.ts';
import { watchEnginesFile, type EnginesFileWatch } from './watch-engines-file.ts';

const folder = temporaryFolder();
const path = join(folder, 'engines.json');
const workflow = join(folder, 'flux.json');

const withConcurrency = (concurrency: number) =>
  JSON.stringify({
    engines: { atelier: { kind: 'comfyui', url: 'http://box:8188', concurrency } },
    models: { flux: { engine: 'atelier', workflow: 'flux.json' } },
  });

/** Replaces a file as editors do. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

let watch: EnginesFileWatch | null = null;
afterEach(async () => {
  await watch?.stop();
  watch = null;
  await Promise.all([rm(path, { force: true }), rm(workflow, { force: true })]);
});

/** Watches without a clock: `look` resolves when one look is over. */
async function start(onChange?: () => void) {
  const changes: (number | undefined)[] = [];
  const faults: string[] = [];
  let proceed: (() => void) | null = null;
  let waiting = Promise.withResolvers<void>();
  const delays: number[] = [];
  watch = await watchEnginesFile({
    path,
    read: () => readEnginesFile({ path, environment: {}, comfyUiUrl: null }),
    onChange(configuration: EnginesConfiguration) {
      onChange?.();
      changes.push(configuration.engines['atelier']?.concurrency);
    },
    onFault: ({ message }) => void faults.push(message),
    everyMs: 5000,
    wait(delayMs, signal) {
      delays.push(delayMs);
      const { promise, resolve } = Promise.withResolvers<void>();
      proceed = resolve;
      signal.addEventListener('abort', () => resolve());
      waiting.resolve();
      return promise;
    },
  });
  await waiting.promise;
  const look = async () => {
    waiting = Promise.withResolvers<void>();
    proceed?.();
    await waiting.promise;
  };
  return { watch, changes, faults, look, delays };
}

describe('watchEnginesFile', () => {
  it('reads the settings again when the file appears, changes or disappears', async () => {
    await writeFile(workflow, '{}');
    const { watch: following, changes, look, delays } = await start();
    expect(following.current().engines).toEqual({});
    await look();
    expect(changes).toEqual([]);
    await writeFile(path, withConcurrency(1));
    await look();
    await look();
    expect(changes).toEqual([1]);
    // As long as before.
    await replace(path, withConcurrency(2));
    await look();
    expect(changes).toEqual([1, 2]);
    expect(following.current().engines['atelier']).toMatchObject({ concurrency: 2 });
    await rm(path);
    await look();
    expect(changes).toEqual([1, 2, undefined]);
    expect(new Set(delays)).toEqual(new Set([5000]));
  });

  it('looks at once when asked', async () => {
    await Promise.all([writeFile(workflow, '{}'), writeFile(path, withConcurrency(1))]);
    const { watch: following, changes } = await start();
    await replace(path, withConcurrency(2));
    following.lookNow();
    await expect.poll(() => changes).toEqual([2]);
  });

  it('notices a workflow that was changed', async () => {
    await Promise.all([writeFile(workflow, '{}'), writeFile(path, withConcurrency(1))]);
    const { changes, look } = await start();
    await replace(workflow, '[]');
    await look();
    await look();
    expect(changes).toEqual([1]);
  });

  it('changes nothing while the file has issues, and reports each content once', async () => {
    await Promise.all([writeFile(workflow, '{}'), writeFile(path, withConcurrency(1))]);
    const { watch: following, changes, faults, look } = await start();
    await replace(path, '{');
    await look();
    await look();
    expect(faults).toEqual(['engines.json line 1, column 2: expected a name in double quotation marks']);
    await replace(path, '{ ');
    await look();
    expect(faults).toHaveLength(2);
    expect(following.current().engines).toHaveProperty('atelier');
    await replace(path, withConcurrency(3));
    await look();
    expect(changes).toEqual([3]);
    // The same issue again is news after a file without it.
    await replace(path, '{');
    await look();
    expect(faults).toHaveLength(3);
  });

  it('recovers when a missing workflow is back, though the settings file is the same', async () => {
    await Promise.all([writeFile(workflow, '{}'), writeFile(path, withConcurrency(1))]);
    const { changes, faults, look } = await start();
    await rename(workflow, `${workflow}.aside`);
    await look();
    await look();
    expect(faults).toEqual([expect.stringContaining('names "flux.json", which does not exist')]);
    await rename(`${workflow}.aside`, workflow);
    await look();
    expect(changes).toEqual([1]);
    await look();
    expect(changes).toEqual([1]);
  });

  it('reports a change that could not be used, and tries again', async () => {
    let failures = 2;
    const { changes, faults, look } = await start(() => {
      failures -= 1;
      if (failures >= 0) throw new Error('the database is away');
    });
    await Promise.all([writeFile(workflow, '{}'), writeFile(path, withConcurrency(1))]);
    await look();
    await look();
    expect([changes, faults]).toEqual([[], ['the database is away']]);
    await look();
    expect(changes).toEqual([1]);
  });

  it('throws issues at the start', async () => {
    await writeFile(path, '{');
    await expect(start()).rejects.toThrow('engines.json line 1, column 2');
  });

  it('looks no more after it has stopped', async () => {
    const { watch: following, changes } = await start();
    await following.stop();
    await writeFile(path, '{"engines": {}}');
    await following.stop();
    expect(changes).toEqual([]);
  });
});
