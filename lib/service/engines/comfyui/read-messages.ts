import { z } from 'zod';
import { parseJson } from '../../../upstream/parse-json.ts';
import { readPreview } from './read-preview.ts';

/** What the messages of a socket say about one prompt. */
export interface PromptListener {
  /** The progress from 0 to 1; never less than before. */
  onProgress: (share: number) => void;
  /** An image of the unfinished result. */
  onPreview: (image: Uint8Array) => void;
  /** The prompt ended. Its history may follow later. */
  onEnd: () => void;
}

/** Reads the messages of a socket. */
export interface MessageReader {
  text: (message: string) => void;
  binary: (message: ArrayBuffer) => void;
  /** Reports that all nodes are done, which a quick prompt's messages may have come too early to say. */
  complete: () => void;
}

const nodeName = z.string().nullish().catch(null);
const share = z.number().nonnegative().catch(0);
const messageSchema = z.looseObject({
  type: z.string(),
  data: z.looseObject({
    prompt_id: nodeName,
    node: nodeName,
    value: share,
    max: share,
    /** Of `execution_cached` a list of ids; of `progress_state` the state of each node by its id. */
    nodes: z.unknown().optional(),
  }),
});
const idsSchema = z.array(z.string()).catch([]);
const statesSchema = z
  .record(z.string(), z.looseObject({ value: share, max: share, state: z.string().catch('') }))
  .catch({});

/**
 * Reads the messages about one prompt. A socket also receives messages of others' prompts. The progress is (nodes done +
 * share of the running ones) / (nodes + 1): results are still to be fetched after the last node. Messages: `progress.py`
 * and `execution.py` of ComfyUI.
 *
 * @param options.nodes ids of the workflow's nodes
 */
export function createMessageReader(
  options: PromptListener & { promptId: string; nodes: readonly string[] },
): MessageReader {
  const { promptId } = options;
  const shares = new Map(options.nodes.map((node) => [node, 0]));
  let current: string | null = null;
  let isExecuting = false;
  let reported = 0;

  function setShare(node: string, value: number): void {
    // Nodes that run inside others have ids of their own, which the workflow lacks.
    if (shares.has(node)) shares.set(node, Math.min(1, Math.max(value, shares.get(node) ?? 0)));
  }

  /** Nodes run one after another: a new one means that the one before is done. */
  function enter(node: string): void {
    if (current !== null && current !== node) setShare(current, 1);
    current = node;
  }

  function report(): void {
    const done = [...shares.values()].reduce((sum, value) => sum + value, 0);
    const progress = done / (shares.size + 1);
    if (progress <= reported) return;
    reported = progress;
    options.onProgress(progress);
  }

  function end(): void {
    isExecuting = false;
    options.onEnd();
  }

  function text(message: string): void {
    const parsed = messageSchema.safeParse(parseJson(message));
    if (!parsed.success) return;
    const { type, data } = parsed.data;
    if (typeof data.prompt_id === 'string' && data.prompt_id !== promptId) {
      // The server runs one prompt at a time.
      isExecuting = false;
      return;
    }
    // After a reconnect the server repeats the current node without an id, and only to the client whose prompt it is.
    if (typeof data.prompt_id !== 'string' && type !== 'executing') return;
    switch (type) {
      case 'execution_success':
      case 'execution_error':
      case 'execution_interrupted':
        return end();
      case 'executing':
        if (typeof data.node !== 'string') return end();
        enter(data.node);
        break;
      case 'execution_cached':
        for (const node of idsSchema.parse(data.nodes)) setShare(node, 1);
        break;
      case 'executed':
        if (typeof data.node === 'string') setShare(data.node, 1);
        break;
      case 'progress':
        if (typeof data.node === 'string' && data.max > 0) setShare(data.node, data.value / data.max);
        break;
      case 'progress_state':
        for (const [node, { value, max, state }] of Object.entries(statesSchema.parse(data.nodes))) {
          setShare(node, state === 'finished' ? 1 : value / (max || 1));
        }
        break;
      default:
        break;
    }
    isExecuting = true;
    report();
  }

  return {
    text,
    complete() {
      for (const node of shares.keys()) setShare(node, 1);
      report();
    },
    binary(message) {
      const preview = readPreview(message);
      if (preview === null) return;
      const isOurs = preview.promptId === null ? isExecuting : preview.promptId === promptId;
      if (isOurs) options.onPreview(preview.image);
    },
  };
}
