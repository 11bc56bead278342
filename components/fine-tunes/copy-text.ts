import { notices } from '@/lib/client/notices';
import { detailWords } from './detail-words';

/** Copies a text and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.show(done);
  } catch {
    notices.show(detailWords.copyFailed, { tone: 'bad' });
  }
}
