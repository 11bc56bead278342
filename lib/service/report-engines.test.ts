import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../media/testing/temporary-folder.ts';
import { textToImage } from './engines/testing/comfyui/workflows.ts';
import { createFakeComfyUi, type FakeComfyUi } from './engines/testing/fake-comfy-ui.ts';
import { reportEngines } from './report-engines.ts';

const folder = temporaryFolder();
const path = join(folder, 'engines.json');
const environment = { ENGINES: path, DOOR_KEY: 'door-key-0123456789' };
let fake: FakeComfyUi;

beforeAll(async () => {
  fake = await createFakeComfyUi();
  await writeFile(join(folder, 'kite.json'), JSON.stringify(textToImage()));
  const lacking = { ...textToImage(), '9': { class_type: 'Sharpener', inputs: {} } };
  await writeFile(join(folder, 'lacking.json'), JSON.stringify(lacking));
});
afterAll(async () => fake.close());

describe('reportEngines', () => {
  it('says what each engine answers, and what its models lack', async () => {
    const headers = { 'x-door': '$DOOR_KEY' };
    await writeFile(
      path,
      JSON.stringify({
        engines: {
          atelier: { kind: 'comfyui', url: `${fake.url}/?token=mine`, headers },
          b: { kind: 'comfyui', url: fake.url },
        },
        models: {
          kite: { engine: 'atelier', workflow: 'kite.json' },
          'kite-sharp': { engine: 'atelier', workflow: 'lacking.json' },
          'ig-1': { engine: 'atelier', workflow: 'kite.json', map: { prompt: '99.text' } },
        },
      }),
    );
    const { text, isGood } = await reportEngines(environment);
    expect(text.split('\n')).toEqual([
      `atelier  comfyui  ${fake.url}`,
      '  Ready: ComfyUI 0.33.0.',
      '    kite        image  Ready.',
      '    kite-sharp  image  atelier lacks the node Sharpener. Install it in ComfyUI.',
      '    ig-1        image  The workflow does not have these inputs of the settings: prompt → 99.text.',
      '',
      `b        comfyui  ${fake.url}`,
      '  Ready: ComfyUI 0.33.0.',
      '    No models.',
    ]);
    expect(isGood).toBe(true);
  });

  it('says why an engine does not answer', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const closed = { kind: 'comfyui', url: 'http://127.0.0.1:1', title: 'Closed' };
    const engines = { closed, silent: { kind: 'comfyui', url: silentUrl }, good: { kind: 'comfyui', url: fake.url } };
    await writeFile(path, JSON.stringify({ engines }));
    const { text, isGood } = await reportEngines(environment, 1000);
    silent.closeAllConnections();
    silent.close();
    expect(text).toContain('  Closed refuses connections.');
    expect(text).toContain('  silent did not answer within 1 s.');
    expect(text).toContain('  Ready: ComfyUI 0.33.0.');
    expect(isGood).toBe(false);
  });

  it('names the errors of the settings, and that there are no engines', async () => {
    await writeFile(path, '{ "engines": { "atelier": { "kind": "comfyui" } } }');
    const broken = await reportEngines(environment);
    expect(broken).toEqual({
      isGood: false,
      text: expect.stringContaining('line 1: engines.atelier.url is missing') as string,
    });
    expect(await reportEngines({ COMFYUI_URL: 'box' })).toMatchObject({ isGood: false });
    const none = join(folder, 'none.json');
    expect(await reportEngines({ ENGINES: none })).toEqual({
      isGood: true,
      text: `There are no engines. Add some to ${none}, or set COMFYUI_URL.`,
    });
    const alone = await reportEngines({ ENGINES: none, COMFYUI_URL: fake.url });
    expect(alone.text).toContain(`comfyui  comfyui  ${fake.url}`);
  });
});
