import { describe, expect, it } from 'vitest';
import type { AskedFiles } from './file-dialog';
import { closeDialog, noDialogs, openFiles, openList, setHidden } from './open-dialogs';

const text = { kind: 'text' } as const;
const asked: AskedFiles = { kind: 'media', media: 'image', files: [], left: [] };
const keys = ({ lists }: typeof noDialogs) => lists.map(({ key }) => key);

describe('openList', () => {
  it('keeps a batch that is being sent beside the next one', () => {
    const sending = setHidden(openList(noDialogs, text), 1, true);
    const next = openList(sending, text);
    expect(keys(next)).toEqual([1, 2]);
    expect(keys(setHidden(next, 1, false))).toEqual([1, 2]);
    expect(keys(closeDialog(next, 1))).toEqual([2]);
  });

  it('leaves a batch that is being edited open', () => {
    const editing = openList(noDialogs, text);
    expect(openList(editing, text)).toBe(editing);
    expect(openFiles(editing, asked)).toBe(editing);
  });

  it('closes the question about the files', () => {
    const asking = openFiles(noDialogs, asked);
    expect(asking.files?.key).toBe(1);
    const opened = openList(asking, text);
    expect(opened.files).toBeNull();
    expect(closeDialog(opened, 1)).toEqual(opened);
  });
});
