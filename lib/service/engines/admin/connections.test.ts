import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../setup/test/temporary-folder.ts';
import { listConnections } from './connections.ts';

describe('listConnections', () => {
  it('names plain ComfyUI entries, but not the one that COMFYUI_URL brings back', async () => {
    const path = join(temporaryFolder(), 'engines.json');
    const [url, other] = ['http://127.0.0.1:8188', 'http://127.0.0.1:8189'];
    const engines = {
      comfyui: { kind: 'comfyui', url },
      'comfyui-1': { kind: 'comfyui', title: 'ComfyUI', url: other },
      own: { kind: 'comfyui', url: 'http://127.0.0.1:1', concurrency: 2 },
    };
    await writeFile(path, JSON.stringify({ engines }));
    expect(await listConnections({ path, environment: {}, comfyUiUrl: null })).toEqual(['comfyui', 'comfyui-1']);
    expect(await listConnections({ path, environment: {}, comfyUiUrl: url })).toEqual(['comfyui-1']);
  });

  it('names none while the settings have errors', async () => {
    const path = join(temporaryFolder(), 'engines.json');
    await writeFile(path, '{ "engines": [] }');
    expect(await listConnections({ path, environment: {}, comfyUiUrl: null })).toEqual([]);
  });
});
