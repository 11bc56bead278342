import { describe, expect, it } from 'vitest';
import { objectInfo } from '../../testing/object-info.ts';
import { readNodeInfo } from './node-info.ts';
import { readSpecs } from './node-specs.ts';

describe('readSpecs', () => {
  const infos = new Map([['SaveVideo', readNodeInfo(objectInfo['SaveVideo'] ?? {})]]);
  const specsOf = (inputs: Record<string, unknown>) => [
    ...(readSpecs({ '1': { class_type: 'SaveVideo', inputs } }, infos)
      .get('1')
      ?.keys() ?? []),
  ];

  it('has the inputs that a choice brings', () => {
    const plain = ['video', 'filename_prefix', 'format'];
    expect(specsOf({ format: 'auto' })).toEqual(plain);
    expect(specsOf({ format: 'mp4' })).toEqual([...plain, 'format.codec', 'format.crf']);
    expect(specsOf({ format: 'mp4', codec: 'h264' })).toEqual([...plain, 'format.codec', 'codec', 'format.crf']);
  });
});
