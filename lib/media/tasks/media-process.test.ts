import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { startMediaProcess, type MediaProcess } from './media-process.ts';
import { probeMedia } from '../probe-media.ts';
import { makeTestVideo } from '../testing/make-test-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'file');
const task = { kind: 'examine', path } as const;
const started: MediaProcess[] = [];
afterEach(() => {
  for (const process of started.splice(0)) process.end();
});

const memoryLimitBytes = 2 ** 31;

/** A process that handles each task by a given script. */
async function scripted(script: string, limitBytes = memoryLimitBytes): Promise<MediaProcess> {
  const childPath = join(folder, 'child.mjs');
  await writeFile(childPath, `process.on('message', async (task) => { ${script} });`);
  return closeAfter(startMediaProcess({ childPath, memoryLimitBytes: limitBytes }));
}
function closeAfter(process: MediaProcess): MediaProcess {
  started.push(process);
  return process;
}

describe('startMediaProcess', () => {
  it('answers tasks one after another', async () => {
    await makeTestVideo({ path });
    const process = closeAfter(startMediaProcess({ memoryLimitBytes }));
    expect(await process.perform(task, { deadlineMs: hangBoundMs })).toEqual(await probeMedia(path));
    const outputPath = join(folder, 'clean');
    const cleaned = await process.perform({ kind: 'clean', path, outputPath }, { deadlineMs: hangBoundMs });
    expect(cleaned).toEqual(await probeMedia(outputPath));
    const size = { width: 320, height: 180 };
    const finish = { size, format: 'mov', hasMark: true } as const;
    const finished = await process.perform({ kind: 'clean', path, outputPath, finish }, { deadlineMs: hangBoundMs });
    expect(finished).toMatchObject({ contentType: 'video/quicktime', ...size });
    await writeFile(path, 'nothing of the kind');
    await expect(process.perform(task, { deadlineMs: hangBoundMs })).rejects.toMatchObject({
      name: 'EaselError',
      code: 'unsupported_media_type',
    });
    // Unexpected errors are for the log.
    const missing = process.perform({ kind: 'examine', path: join(folder, 'missing') }, { deadlineMs: hangBoundMs });
    await expect(missing).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringContaining('ENOENT') as string,
    });
    expect(process.isAlive()).toBe(true);
  });

  it('takes a result that comes with the progress before it', async () => {
    // One write, so that both messages are read at once.
    const process = await scripted(
      `(await import('node:fs')).writeSync(process.channel.fd, '{"progress":0.5}\\n{"progress":1}\\n{"result":"both"}\\n');`,
    );
    const shares: number[] = [];
    const answer = await process.perform(task, { deadlineMs: hangBoundMs, onProgress: (share) => shares.push(share) });
    expect(answer).toBe('both');
    expect(shares).toEqual([0.5, 1]);
  });

  it('ends a process that hangs', async () => {
    const process = await scripted('setInterval(() => {}, 1000);');
    await expect(process.perform(task, { deadlineMs: 300 })).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: /within 0.3 s/,
    });
    expect(process.isAlive()).toBe(false);
  });

  it('ends a process that exceeds its memory limit', async () => {
    const process = await scripted('globalThis.held = Buffer.alloc(150_000_000, 1);', 150 * 1024 * 1024);
    await expect(process.perform(task, { deadlineMs: hangBoundMs })).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: 'The file could not be read: it needs more than 150 MB of memory.',
    });
    expect(process.isAlive()).toBe(false);
  });

  it('reports a crash as an error of the file', async () => {
    const process = await scripted('process.abort();');
    await expect(process.perform(task, { deadlineMs: hangBoundMs })).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: /SIGABRT/,
    });
    expect(process.isAlive()).toBe(false);
  });

  it('ends when it is aborted', async () => {
    const process = await scripted('setInterval(() => {}, 1000);');
    const controller = new AbortController();
    const running = process.perform(task, { deadlineMs: hangBoundMs, signal: controller.signal });
    controller.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
  });

  it('does not pass our settings to the process', async () => {
    const secrets = ['MEDIA_API_KEY', 'STUDIO_PASSWORD', 'OIDC_CLIENT_SECRET', 'A_NAME_NOBODY_THOUGHT_OF'];
    for (const name of secrets) vi.stubEnv(name, 'canary');
    try {
      const process = await scripted('process.send({ result: Object.keys(process.env) });');
      const given = await process.perform(task, { deadlineMs: hangBoundMs });
      for (const name of secrets) expect(given).not.toContain(name);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
