import { describe, expect, it } from 'vitest';
import { type WorkflowSource, withoutFile } from './api';

describe('withoutFile', () => {
  const workflow = { prompt: { '1': { class_type: 'KSampler', inputs: {} } } };

  it('replaces the content of a file by its workflow, under the same name', async () => {
    const film = new File([new Uint8Array(5_000_000)], 'Red kite.mp4');
    const source = withoutFile({ kind: 'file', key: 'f1', file: film }, { workflow });
    if (source.kind !== 'file') throw new Error('it is no file');
    expect(source).toMatchObject({ kind: 'file', key: 'f1' });
    expect(source.file.name).toBe('Red kite.mp4');
    expect(JSON.parse(await source.file.text())).toEqual(workflow);
  });

  it.each<WorkflowSource>([
    { kind: 'run', key: 'run r1', id: 'r1', title: 'Run' },
    { kind: 'model', key: 'model kite', id: 'kite' },
  ])('leaves a $kind as it is', (source) => {
    expect(withoutFile(source, { workflow })).toBe(source);
  });
});
