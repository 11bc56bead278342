import { z } from 'zod';
import { fineTuneNoticeSchema, noticeSchema, type FineTuneNotice, type Notice } from './notice.ts';

/** Hands what the database session hears to whoever in this process wants it. */
export interface NoticeHub {
  /** Takes a payload as heard; what is none of ours is passed over. */
  hear: (payload: string) => void;
  /** Says that something may have been missed. */
  resync: () => void;
  /** Listens until the returned function is called. */
  subscribe: (listener: NoticeListener) => () => void;
}

/** What a listener is told. */
export interface NoticeListener {
  onNotice: (notice: Notice) => void;
  onFineTune?: (notice: FineTuneNotice) => void;
  /** Notices may have been missed: look at the rows themselves. */
  onResync?: () => void;
}

const anyNoticeSchema = z.union([noticeSchema, fineTuneNoticeSchema]);

function parse(payload: string): Notice | FineTuneNotice | null {
  try {
    const parsed = anyNoticeSchema.safeParse(JSON.parse(payload));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Makes a hub without listeners. */
export function createNoticeHub(): NoticeHub {
  const listeners = new Set<NoticeListener>();
  return {
    hear(payload) {
      const notice = parse(payload);
      if (notice === null) return;
      for (const listener of listeners) {
        if ('fineTune' in notice) listener.onFineTune?.(notice);
        else listener.onNotice(notice);
      }
    },
    resync() {
      for (const listener of listeners) listener.onResync?.();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
