import { checkResponse } from '@/lib/client/request';
import { toasts } from '@/lib/client/toasts';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from './messages';

/** The address of an image as a PNG, the one type of image that every clipboard takes. */
export function pngAddress({ id, url, contentType }: Pick<StudioMedia, 'id' | 'url' | 'contentType'>): string {
  return contentType === 'image/png' ? url : `/api/studio/media/${encodeURIComponent(id)}/export?format=png`;
}

/** Copies an image to the clipboard as a PNG, and says so; or says why it could not. */
export async function copyImage(media: Pick<StudioMedia, 'id' | 'url' | 'contentType'>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !('clipboard' in navigator)) {
    toasts.show(actionMessages.copyUnsupported, { tone: 'bad' });
    return;
  }
  try {
    // As a promise: browsers allow a copy only during the press, which a download outlasts.
    const png = fetch(pngAddress(media)).then(async (response) => (await checkResponse(response)).blob());
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    toasts.show(actionMessages.imageCopied);
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    const reason = error instanceof Error ? error.message : String(error);
    toasts.show(isRefused ? actionMessages.copyRefused : actionMessages.copyFailed({ reason }), { tone: 'bad' });
  }
}
