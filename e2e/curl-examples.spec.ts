import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test, type JourneyEasel } from './support/journey.ts';

/** The shell blocks of docs/api-with-curl.md, with the address and the key of this run. */
async function readExamples({ serviceUrl, dataDirectory }: JourneyEasel): Promise<string[]> {
  const document = await readFile(new URL('../docs/api-with-curl.md', import.meta.url), 'utf8');
  return [...document.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block.replaceAll('http://127.0.0.1:4000', serviceUrl).replaceAll('.data/', `${dataDirectory}/`),
  );
}

const run = promisify(execFile);

test('the three call styles work with curl, as documented', async ({ easel }) => {
  const [settings, sync, poll, events] = await readExamples(easel);
  const folder = await mkdtemp(join(tmpdir(), 'easel-curl-'));
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
