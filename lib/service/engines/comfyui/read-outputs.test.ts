import { describe, expect, it } from 'vitest';
import { readOutputs } from './read-outputs.ts';

const file = (filename: string, type = 'output') => ({ filename, subfolder: 'sub', type });

describe('readOutputs', () => {
  it('reads every list of files, in the order of the output nodes', () => {
    const outputs = {
      '1': { images: [file('a.png'), file('b.png')] },
      '2': { gifs: [{ ...file('c.mp4'), format: 'video/h264-mp4', frame_rate: 8 }] },
      '3': { audio: [file('d.flac')] },
    };
    expect(readOutputs(outputs, ['3', '2', '1']).map(({ filename }) => filename)).toEqual([
      'd.flac',
      'c.mp4',
      'a.png',
      'b.png',
    ]);
    expect(readOutputs(outputs, ['2'])).toEqual([file('c.mp4')]);
  });

  it('reads all nodes when none is named', () => {
    expect(readOutputs({ '8': { images: [file('a.png')] } }, [])).toEqual([file('a.png')]);
  });

  it('prefers saved files to previews, and never takes inputs', () => {
    const preview = file('p.png', 'temp');
    expect(readOutputs({ '1': { images: [preview, file('a.png'), file('i.png', 'input')] } }, [])).toEqual([
      file('a.png'),
    ]);
    expect(readOutputs({ '1': { images: [preview, file('i.png', 'input')] } }, [])).toEqual([preview]);
  });

  it('reads a file that is listed twice once', () => {
    expect(readOutputs({ '1': { images: [file('a.png')], gifs: [file('a.png')] } }, [])).toHaveLength(1);
  });

  it('ignores what is no file', () => {
    const outputs = { '1': { text: ['a cat'], animated: [true], images: [{ filename: '' }, null], size: 3 } };
    expect(readOutputs(outputs, [])).toEqual([]);
    expect(readOutputs({}, ['1'])).toEqual([]);
  });

  it('reads files without folder and type', () => {
    expect(readOutputs({ '1': { images: [{ filename: 'a.png' }] } }, [])).toEqual([
      { filename: 'a.png', subfolder: '', type: 'output' },
    ]);
  });
});
