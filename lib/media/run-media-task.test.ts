import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { probeMedia } from './probe-media.ts';
import { runMediaTask } from './run-media-task.ts';
import { makeTestFilm } from './testing/make-test-film.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'file');
const deadlineMs = 20_000;

describe('runMediaTask', () => {
  it('answers what the task answers', async () => {
    await makeTestFilm({ path });
    expect(await runMediaTask({ kind: 'probe', path }, { deadlineMs })).toEqual(await probeMedia(path));
  });

  it('passes the fault of a file on', async () => {
    await writeFile(path, 'nothing of the kind');
    await expect(runMediaTask({ kind: 'probe', path }, { deadlineMs })).rejects.toMatchObject({
      name: 'EaselError',
      code: 'unsupported_media_type',
    });
  });

  it('ends a process that hangs', async () => {
    const childPath = join(folder, 'hang.mjs');
    await writeFile(childPath, 'setInterval(() => {}, 1000);');
    await expect(runMediaTask({ kind: 'probe', path }, { deadlineMs: 300, childPath })).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: /within 0.3 s/,
    });
  });

  it('tells a crash as a fault of the file', async () => {
    const childPath = join(folder, 'crash.mjs');
    await writeFile(childPath, 'process.abort();');
    await expect(runMediaTask({ kind: 'probe', path }, { deadlineMs, childPath })).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: /SIGABRT/,
    });
  });

  it('ends when it is no longer wanted', async () => {
    const childPath = join(folder, 'hang.mjs');
    await writeFile(childPath, 'setInterval(() => {}, 1000);');
    const controller = new AbortController();
    const running = runMediaTask({ kind: 'probe', path }, { deadlineMs, childPath, signal: controller.signal });
    controller.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
  });

  it('gives the process none of our settings', async () => {
    const childPath = join(folder, 'environment.mjs');
    await writeFile(childPath, 'process.stdout.write(JSON.stringify({ result: Object.keys(process.env) }));');
    const secrets = ['MEDIA_API_KEY', 'STUDIO_PASSWORD', 'A_NAME_NOBODY_THOUGHT_OF'];
    for (const name of secrets) vi.stubEnv(name, 'canary');
    try {
      const given = await runMediaTask({ kind: 'probe', path }, { deadlineMs, childPath });
      for (const name of secrets) expect(given).not.toContain(name);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
