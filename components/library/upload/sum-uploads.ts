import { noSums, type Upload, type UploadSums } from './upload';

/** Adds up what became of uploads; those that are under way or were cancelled do not count. */
export function sumUploads(uploads: Iterable<Pick<Upload, 'state'>>): UploadSums {
  const sums = { ...noSums };
  for (const { state } of uploads) {
    if (state.status === 'failed') sums.failed += 1;
    if (state.status !== 'done') continue;
    sums.added += state.sums.added;
    sums.known += state.sums.known;
    sums.restored += state.sums.restored;
    sums.failed += state.sums.failed;
  }
  return sums;
}

/** Whether all uploads added what they were to add, so that nothing needs to be read. */
export function areAllAdded(uploads: readonly Upload[]): boolean {
  const { known, restored, failed } = sumUploads(uploads);
  return uploads.every(({ state }) => state.status === 'done') && known + restored + failed === 0;
}
