import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '@/lib/client/request';
import { createDatasetUpload } from './dataset-upload';

const file = new File(['{"text":"a"}\n'], 'rows.jsonl');
const silence = new RequestError('gone', { code: 'no_answer', status: 0 });

function createTest(...answers: (string | Error)[]) {
  const upload = vi.fn<Parameters<typeof createDatasetUpload>[0]['upload']>(async (_file, { onProgress }) => {
    onProgress(5);
    const answer = answers.shift() ?? 'main/late.jsonl';
    if (typeof answer !== 'string') throw answer;
    return answer;
  });
  const sending = createDatasetUpload({ upload, wait: () => Promise.resolve() });
  const reach = (status: string) => expect.poll(() => sending.state().status).toBe(status);
  return { upload, sending, reach };
}

describe('createDatasetUpload', () => {
  it('reports the progress, and finally the path of the file', async () => {
    const { sending, reach } = createTest('main/rows.jsonl');
    const seen: unknown[] = [];
    sending.subscribe(() => seen.push(sending.state()));
    sending.start(file);
    await reach('done');
    expect(seen).toEqual([
      { status: 'sending', sentBytes: 0, bytes: 13, attempt: 1 },
      { status: 'sending', sentBytes: 5, bytes: 13, attempt: 1 },
      { status: 'done', resource: 'main/rows.jsonl' },
    ]);
  });

  it('retries a broken upload automatically, then waits for a manual retry', async () => {
    const { sending, upload, reach } = createTest(silence, silence, silence, 'main/rows.jsonl');
    sending.start(file);
    await reach('failed');
    expect(upload).toHaveBeenCalledTimes(3);
    sending.retry();
    await reach('done');
  });

  it('sends again when the network is back', async () => {
    const { sending, upload, reach } = createTest(silence, silence, silence, 'main/rows.jsonl');
    sending.start(file);
    await reach('failed');
    sending.resume();
    await reach('done');
    expect(upload).toHaveBeenCalledTimes(4);
  });

  it('does not retry a rejected upload', async () => {
    const { sending, upload, reach } = createTest(
      new RequestError('large', { code: 'payload_too_large', status: 413 }),
    );
    sending.start(file);
    await reach('failed');
    sending.resume();
    expect(upload).toHaveBeenCalledOnce();
  });

  it('removes a cancelled upload', async () => {
    const { sending, upload, reach } = createTest('main/rows.jsonl');
    sending.start(file);
    sending.cancel();
    await expect.poll(() => upload).toHaveBeenCalled();
    await reach('idle');
    expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });
});
