import { describe, expect, it } from 'vitest';
import { lateMessages } from '../messages-late';
import { listBlock } from './list-block';
import { listMessages } from './messages';

const schema = { type: 'object', properties: { prompt: { type: 'string' } } };
const base = { model: { id: 'ig-1', json_request_schema: schema }, schema, values: {} };
const uploads = { pending: 0, failed: 0 };

describe('listBlock', () => {
  it('wants a column that is used', () => {
    const list = { base, uploads, columns: ['mood', 'note'] };
    expect(listBlock({ ...list, assigned: {} })).toBe(listMessages.noColumn);
    expect(listBlock({ ...list, assigned: { mood: 'prompt' } })).toBeNull();
    expect(listBlock({ ...list, columns: ['prompt'], assigned: { prompt: '' } })).toBe(listMessages.noColumn);
  });

  it('waits for the uploads of the form', () => {
    const list = { base, columns: ['prompt'], assigned: {} };
    expect(listBlock({ ...list, uploads })).toBeNull();
    expect(listBlock({ ...list, uploads: { pending: 2, failed: 0 } })).toBe(listMessages.stillUploading({ files: 2 }));
    expect(listBlock({ ...list, uploads: { pending: 1, failed: 1 } })).toBe(lateMessages.notUploaded({ files: 1 }));
  });
});
