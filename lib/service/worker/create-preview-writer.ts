import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Preview } from '../queue/preview-store.ts';

const everyMs = 500;
const mostBytes = 1_000_000;

/**
 * Limits an attempt's previews to two writes a second, one at a time, always the newest. Previews are hints: one that
 * is no JPEG, PNG or WebP, or larger than 1 MB, or that the database does not accept, is dropped.
 *
 * @param options.write resolves to false when the attempt is no longer the current one
 */
export function createPreviewWriter(options: {
  write: (preview: Preview) => Promise<boolean>;
  onReplaced: () => void;
  logger: Logger;
}): { onPreview: (image: Uint8Array) => void; stop: () => void } {
  const { logger } = options;
  let newest: Preview | null = null;
  let isBusy = false;

  async function write(): Promise<void> {
    if (isBusy || newest === null) return;
    isBusy = true;
    const preview = newest;
    newest = null;
    try {
      if (!(await options.write(preview))) options.onReplaced();
    } catch (error) {
      logger.debug({ reason: describeError(error) }, 'a preview was not written');
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void write(), everyMs);
  return {
    onPreview(image) {
      const contentType = image.byteLength > mostBytes ? null : typeOf(image);
      if (contentType === null) logger.debug({ bytes: image.byteLength }, 'a preview was dropped');
      // Copied: the engine's client may use its buffer again.
      else newest = { content: new Uint8Array(image), contentType };
    },
    stop: () => clearInterval(timer),
  };
}

/** The type of an image by its first bytes; null for any other than JPEG, PNG and WebP. */
function typeOf(image: Uint8Array): Preview['contentType'] | null {
  const head = Buffer.from(image.buffer, image.byteOffset, Math.min(12, image.byteLength)).toString('latin1');
  if (head.startsWith('\u{ff}\u{d8}\u{ff}')) return 'image/jpeg';
  if (head.startsWith('\u{89}PNG\r\n\u{1a}\n')) return 'image/png';
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'image/webp' : null;
}
