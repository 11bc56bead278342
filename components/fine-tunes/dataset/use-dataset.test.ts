import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { statusKey } from '@/lib/client/status';
import { failure, serve, until } from '../testing/serve';
import { useDataset } from './use-dataset';

/** The paths of sent files. */
const sent: string[] = [];

/** An upload that finishes at once. */
class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  responseType = '';
  setRequestHeader = () => undefined;
  open(_method: string, path: string) {
    sent.push(path);
  }
  send(form: FormData) {
    const loaded = (form.get('file') as File).size;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
    for (const type of ['load', 'loadend']) this.dispatchEvent(new Event(type));
  }
}

const repository = { namespace: 'studio', repository: 'boats' };
const looked = 'GET /api/repos/studio/boats/dataset/main/datasets/rows.csv';
const status = { 'GET /api/studio/status': { limits: { uploadBytes: 100 } } };
const stored = { branch: 'main', path: 'datasets/rows.csv' };
const rows = new File(['{"prompt":"a pier"}\n'], 'rows.jsonl');

async function mountDataset(first: typeof stored | null = null) {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  const queries = new QueryClient();
  const hook = await mountHook(() => useDataset(repository, first), { queries });
  await until(hook, () => queries.getQueryData(statusKey) !== undefined);
  return { ...hook, until: (check: () => boolean) => until(hook, check) };
}

describe('useDataset', () => {
  it('sends a file while it reads the first rows, and then returns its path', async () => {
    serve(status);
    const { current, act, until } = await mountDataset();
    expect(current()).toMatchObject({ source: null, resource: null, columns: null, preview: null, stored: null });
    await act(() => current().chooseFiles([rows]));
    await until(() => current().resource !== null && current().columns !== null);
    expect(sent.at(-1)).toBe(`/api/repos/studio/boats/file/${current().resource}`);
    expect(current().resource).toMatch(/^main\/datasets\/[\da-f]{8}\/rows\.jsonl$/);
    expect(current().columns).toEqual([{ name: 'prompt', kind: 'text' }]);
    await act(() => current().clear());
    expect(current()).toMatchObject({ source: null, resource: null, upload: { status: 'idle' } });
  });

  it('reports why it rejects a file', async () => {
    serve(status);
    const { current, act } = await mountDataset();
    const errorOf = async (...files: File[]) => {
      await act(() => current().chooseFiles(files));
      return current().error;
    };
    expect(await errorOf(new File(['x'], 'cat.png'))).toContain('“cat.png” is not a dataset');
    expect(await errorOf(new File([], 'rows.csv'))).toBe('“rows.csv” is empty.');
    expect(await errorOf(new File(['x'.repeat(101)], 'large.csv'))).toContain('The limit is 100 B');
    expect(current().resource).toBeNull();
  });

  it('takes the first of several files, and reports it', async () => {
    serve(status);
    const { current, act } = await mountDataset();
    await act(() => current().chooseFiles([rows, rows]));
    expect(current()).toMatchObject({ source: { kind: 'file', file: rows } });
    expect(current().error).toBe('One file at a time. Only the first was added.');
    await act(() => current().chooseFiles([]));
    expect(current().source).not.toBeNull();
  });

  it('reads the columns of a stored dataset from the service', async () => {
    const dataset = { format: 'csv', size: 9, rows: 2, columns: [{ name: 'text', example: null }], suited: [] };
    serve({ ...status, [looked]: { dataset, status: 'success', status_message: '' } });
    const { current, until } = await mountDataset(stored);
    expect(current().resource).toBe('main/datasets/rows.csv');
    await until(() => current().columns !== null);
    expect(current().columns).toEqual([{ name: 'text', kind: 'text' }]);
  });

  it.each([
    [404, 'main/datasets/rows.csv'],
    [500, null],
  ])('after a %s accepts a stored dataset only if the service does not read datasets', async (code, resource) => {
    serve({ ...status, [looked]: failure(code) });
    const { current, act, until } = await mountDataset();
    await act(() => current().chooseStored(stored.branch, stored.path));
    await until(() => current().stored?.error != null);
    expect(current()).toMatchObject({ resource, columns: null });
  });
});
