import { eventNames, type CompletedEvent, type FineTuneEvent, type UpdatedEvent } from '../../../contract/events.ts';
import type { FineTuneNotice, Notice } from '../../events/notice.ts';
import type { MediaLinks } from '../../storage/media-links.ts';

function completedEventOf(notice: Notice, links: MediaLinks): CompletedEvent | null {
  const { id, status, mediaType: media_type, model } = notice;
  if (status === 'succeeded') return { generation_id: id, status, media_type, model, url: links.sign(id, 0) };
  if (status === 'failed')
    return { generation_id: id, status, media_type, error: notice.error ?? 'The generation failed.' };
  return null;
}

/** Whether a notice is a completion; a cancellation is not. */
export function isCompletion({ status }: Notice): boolean {
  return status === 'succeeded' || status === 'failed';
}

/** The line of the event stream for a completion, compact JSON without an id; empty for any other notice. */
export function completionLineOf(notice: Notice, links: MediaLinks): string {
  const completed = completedEventOf(notice, links);
  return completed === null ? '' : `event: ${eventNames.completed}\ndata: ${JSON.stringify(completed)}\n\n`;
}

/** The lines of the event stream for a change of a generation: always an update, and the completion if it is one. */
export function eventLinesOf(notice: Notice, links: MediaLinks): string {
  const updated: UpdatedEvent = {
    generation_id: notice.id,
    status: notice.status,
    media_type: notice.mediaType,
    progress: notice.progress,
    preview: notice.preview,
  };
  const line = `event: ${eventNames.updated}\ndata: ${JSON.stringify(updated)}\n\n`;
  return line + completionLineOf(notice, links);
}

/** The lines of the event stream for a change of a fine-tune. */
export function fineTuneLinesOf({ fineTune: id, state, progress }: FineTuneNotice): string {
  const event: FineTuneEvent = { id, state, progress };
  return `event: ${eventNames.fineTune}\ndata: ${JSON.stringify(event)}\n\n`;
}
