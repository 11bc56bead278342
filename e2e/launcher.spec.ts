import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { processStart } from '../lib/setup/process-lock.mjs';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../lib/setup/test/run-easel.ts';
import { test } from './support/journey.ts';

let dataDirectory: Awaited<ReturnType<typeof createTemporaryDataDirectory>>;
let easel: RunningEasel;

test.beforeEach(async () => {
  dataDirectory = await createTemporaryDataDirectory();
  easel = await runEasel({ dataDirectory: dataDirectory.path });
});

test.afterEach(async () => {
  await easel.stop();
  await dataDirectory.remove();
});

function pidOf(title: 'The database' | 'The media service' | 'The studio'): number {
  if (title === 'The database') {
    return Number(readFileSync(join(dataDirectory.path, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  }
  const entries = JSON.parse(readFileSync(join(dataDirectory.path, 'processes.json'), 'utf8')) as {
    title: string;
    pid: number;
  }[];
  return entries.find((entry) => entry.title === title)?.pid ?? 0;
}

const allPids = () => [pidOf('The database'), pidOf('The media service'), pidOf('The studio')];

async function expectAllGone(pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter((pid) => processStart(pid) !== null)).toEqual([]);
}

async function expectStudioAnswers(): Promise<void> {
  await expect.poll(async () => (await fetch(`${easel.url}/api/ai/models`).catch(() => null))?.status).toBe(200);
}

test('user gets one clear sentence when starting twice on one folder', async () => {
  const second = runEasel({ dataDirectory: dataDirectory.path });
  await expect(second).rejects.toThrow(
    `Easel is already running in ${dataDirectory.path} (process ${easel.pid}). Stop it first, or use another data directory: EASEL_DATA_DIR=… npm start`,
  );
});

test('a SIGTERM ends everything in order, event streams included', async () => {
  const pids = allPids();
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${easel.url}/api/events`, { headers: { Accept: 'text/event-stream' } })),
  );
  expect(streams.map((stream) => stream.status)).toEqual(streams.map(() => 200));
  expect(await easel.stop()).toBe(0);
  await expectAllGone(pids);
});

test('a start makes its data private, and never replaces a lost library with an empty one', async () => {
  for (const name of ['.', 'work', 'storage', 'logs', 'database']) {
    expect(statSync(join(dataDirectory.path, name)).mode & 0o777).toBe(0o700);
  }
  await easel.stop();
  const database = join(dataDirectory.path, 'database');
  renameSync(database, `${database}.away`);
  await expect(runEasel({ dataDirectory: dataDirectory.path })).rejects.toThrow(
    `The database that belongs to ${database}.json is missing`,
  );
  renameSync(`${database}.away`, database);
  const storage = join(dataDirectory.path, 'storage');
  renameSync(storage, `${storage}.away`);
  await expect(runEasel({ dataDirectory: dataDirectory.path })).rejects.toThrow(
    `The storage folder ${storage} is missing`,
  );
});

for (const title of ['The database', 'The media service', 'The studio'] as const) {
  test(`${title.toLowerCase()} comes back after a SIGKILL`, async () => {
    process.kill(pidOf(title), 'SIGKILL');
    await easel.waitForOutput(
      new RegExp(`${title} stopped unexpectedly \\(signal SIGKILL\\)\\. Restarting in 0\\.5 s\\.`),
    );
    await easel.waitForOutput(new RegExp(`${title} is back\\.`));
    await expectStudioAnswers();
  });
}

test('no process outlives a killed launcher, and the next start works as usual', async () => {
  const pids = allPids();
  process.kill(easel.pid, 'SIGKILL');
  await expectAllGone(pids);
  easel = await runEasel({ dataDirectory: dataDirectory.path });
  await expectStudioAnswers();
});

test('a start by npm ends everything when npm gets the SIGTERM', async () => {
  await easel.stop();
  easel = await runEasel({ dataDirectory: dataDirectory.path, command: ['npm', 'start'] });
  const pids = allPids();
  await easel.stop();
  await expectAllGone(pids);
  expect(execFileSync('ls', [dataDirectory.path], { encoding: 'utf8' })).not.toContain('start.lock');
});
