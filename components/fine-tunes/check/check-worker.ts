import { isEaselError } from '@/lib/contract/error';
import { checkDataset } from './check-dataset';
import type { CheckSettings, DatasetCheck, FromWorker, ToWorker } from './check-messages';
import { leaveOut } from './leave-out';
import { PrepareError, prepareDataset, type PreparedDataset } from './prepare-dataset';

// Checks datasets beside the page, so that it never freezes. A new check ends the one before.

const reportEveryMs = 400;
const thumbnailPixels = 96;

let newest = 0;
let prepared: { key: number; dataset: Promise<PreparedDataset> } | null = null;
let last: { dataset: PreparedDataset; check: DatasetCheck } | null = null;

class Replaced extends Error {
  override readonly name = 'Replaced';
}

function say(message: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only posts to the page that created it
  globalThis.postMessage(message);
}

/** Lets messages in; a promise alone would not. */
const nextMessage = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function readImage(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    const scale = thumbnailPixels / Math.max(image.width, image.height);
    const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const reader = new FileReader();
    const read = new Promise((resolve) => {
      reader.addEventListener('loadend', resolve, { once: true });
    });
    reader.readAsDataURL(small);
    await read;
    return typeof reader.result === 'string' ? reader.result : null;
  } catch {
    return null;
  }
}

async function check(id: number, dataset: PreparedDataset, settings: CheckSettings): Promise<void> {
  let reportedAt = performance.now();
  const found = await checkDataset(dataset, settings, async (share, soFar) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    await nextMessage();
    if (id !== newest) throw new Replaced();
    say({ kind: 'progress', id, share, check: soFar() });
    reportedAt = performance.now();
  });
  last = { dataset, check: found };
  say({ kind: 'checked', id, check: found });
}

async function cleaned(): Promise<File | undefined> {
  return last === null ? undefined : leaveOut(last.dataset, last.check.report);
}

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'prepare') {
    const file = message.leavesOut ? await cleaned() : (await prepared?.dataset)?.file;
    if (file === undefined) throw new Error('Nothing was checked yet.');
    return say({ kind: 'prepared', id: message.id, file });
  }
  newest = message.id;
  if (prepared?.key !== message.filesKey) {
    last = null;
    prepared = { key: message.filesKey, dataset: prepareDataset(message.files, readImage) };
  }
  const dataset = await prepared.dataset;
  if (message.id === newest) await check(message.id, dataset, message.settings);
}

function fail(message: ToWorker, error: unknown): void {
  if (error instanceof Replaced) return;
  const { id } = message;
  const text = isEaselError(error) ? error.message : String(error);
  if (message.kind === 'prepare') say({ kind: 'unprepared', id, message: text });
  else if (error instanceof PrepareError) {
    say({ kind: 'failed', id, message: null, issue: error.issue, name: error.file, isUncheckable: false });
  } else {
    const isUncheckable = text.includes('unsupported compression codec');
    say({ kind: 'failed', id, message: text, issue: null, name: '', isUncheckable });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => fail(data, error));
});
