import { eventNames, type CompletedEvent, type FineTuneEvent, type UpdatedEvent } from '../../contract/events.ts';
import type { FineTuneNotice, Notice } from '../events/notice.ts';
import type { MediaLinks } from '../storage/media-links.ts';

function completedEventOf(notice: Notice, links: MediaLinks): CompletedEvent | null {
  const { id, status, mediaType: media_type, model } = notice;
  if (status === 'succeeded') return { generation_id: id, status, media_type, model, url: links.sign(id, 0) };
  if (status === 'failed') return { generation_id: id, status, media_type, error: notice.error ?? 'It failed.' };
  return null;
}

/**
 * The lines of the event stream for what became of a generation: always an update, and the completion when it succeeded or
 * failed. One compact line of JSON each, no id.
 */
export function eventLinesOf(notice: Notice, links: MediaLinks): string {
  const updated: UpdatedEvent = {
    generation_id: notice.id,
    status: notice.status,
    media_type: notice.mediaType,
    progress: notice.progress,
  };
  const completed = completedEventOf(notice, links);
  const lines = `event: ${eventNames.updated}\ndata: ${JSON.stringify(updated)}\n\n`;
  return completed === null ? lines : `${lines}event: ${eventNames.completed}\ndata: ${JSON.stringify(completed)}\n\n`;
}

/** The lines of the event stream for what became of a fine-tune. */
export function fineTuneLinesOf({ fineTune: id, state, progress }: FineTuneNotice): string {
  const event: FineTuneEvent = { id, state, progress };
  return `event: ${eventNames.fineTune}\ndata: ${JSON.stringify(event)}\n\n`;
}
