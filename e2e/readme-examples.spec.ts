import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test, type JourneyEasel } from './support/journey.ts';

/** The shell blocks of the README's section on curl, as they stand, but for where this run's service and key are. */
async function readExamples({ serviceUrl, dataDirectory }: JourneyEasel): Promise<string[]> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const section = /## The API with curl\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  return [...section.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block.replaceAll('http://127.0.0.1:4000', serviceUrl).replaceAll('.data/', `${dataDirectory}/`),
  );
}

const run = promisify(execFile);

test('the three call styles work with curl, as the README shows them', async ({ easel }) => {
  const [settings, sync, poll, events] = await readExamples(easel);
  const folder = await mkdtemp(join(tmpdir(), 'easel-readme-'));
  const shell = async (block: string | undefined): Promise<string> => {
    const script = `set -euo pipefail\n${settings ?? ''}\n${block ?? 'exit 1'}`;
    return (await run('bash', ['-c', script], { cwd: folder })).stdout;
  };
  try {
    const synchronous = JSON.parse(await shell(sync)) as { images: { url: string }[] };
    expect(synchronous.images).toHaveLength(1);
    const image = await fetch(synchronous.images[0]?.url ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');

    const record = JSON.parse(await shell(poll)) as { status: string; result_url: string };
    expect(record.status).toBe('succeeded');
    expect((await fetch(record.result_url)).status).toBe(200);

    const [event, data] = (await shell(events)).trim().split('\n');
    expect(event).toBe('event: media_generation_completed');
    expect(JSON.parse((data ?? '').replace('data: ', ''))).toMatchObject({ status: 'succeeded', model: 'ig-1' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
