import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v7 } from '../../../service/models/v-7/definition.ts';
import { renderSceneVideo } from './render-scene-video.ts';

const directory = temporaryFolder();

const task = (parameters: Record<string, unknown>) => ({
  generationId: 'test',
  model: 'v-7' as const,
  parameters: v7.parameters.parse({ prompt: 'Slow pan over hills at dawn', ...parameters }),
  inputs: {},
  seed: 7,
  directory: join(directory),
});

describe('renderSceneVideo', () => {
  it('stops when it is cancelled', async () => {
    const video = renderSceneVideo(task({}), {
      onProgress: () => undefined,
      signal: AbortSignal.abort(new Error('cancelled')),
    });
    await expect(video).rejects.toThrow('cancelled');
  });
});
