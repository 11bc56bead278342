import { z } from 'zod';
import {
  catalogueNoticeSchema,
  engineCheckNoticeSchema,
  fineTuneNoticeSchema,
  noticeSchema,
  type FineTuneNotice,
  type Notice,
} from './notice.ts';

/** Passes what the database session receives on to listeners in this process. */
export interface NoticeHub {
  /** Takes a received payload, with one notice or a list; those of another format are ignored. */
  receive: (payload: string) => void;
  /** Tells all listeners that they may have missed notices. */
  resync: () => void;
  /** Listens until the returned function is called. */
  subscribe: (listener: NoticeListener) => () => void;
}

/** What a listener receives. */
export interface NoticeListener {
  onNotice?: (notice: Notice) => void;
  onFineTune?: (notice: FineTuneNotice) => void;
  /** The models of engines changed. */
  onCatalogue?: () => void;
  /** Somebody wants an engine to be asked now. */
  onEngineCheck?: (engine: string) => void;
  /** Notices may have been missed: read the rows themselves. */
  onResync?: () => void;
}

const anyNoticeSchema = z.union([noticeSchema, fineTuneNoticeSchema, catalogueNoticeSchema, engineCheckNoticeSchema]);

type AnyNotice = z.infer<typeof anyNoticeSchema>;

/** The notices of a payload: one, or a list. */
function parse(payload: string): AnyNotice[] {
  try {
    const json: unknown = JSON.parse(payload);
    const notices: unknown[] = Array.isArray(json) ? json : [json];
    return notices.flatMap((notice) => anyNoticeSchema.safeParse(notice).data ?? []);
  } catch {
    return [];
  }
}

function pass(listener: NoticeListener, notice: AnyNotice): void {
  if ('fineTune' in notice) listener.onFineTune?.(notice);
  else if ('catalogue' in notice) listener.onCatalogue?.();
  else if ('checkEngine' in notice) listener.onEngineCheck?.(notice.checkEngine);
  else listener.onNotice?.(notice);
}

/** Creates a hub without listeners. */
export function createNoticeHub(): NoticeHub {
  const listeners = new Set<NoticeListener>();
  return {
    receive(payload) {
      for (const notice of parse(payload)) for (const listener of listeners) pass(listener, notice);
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
