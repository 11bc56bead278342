import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';

/**
 * Why a fine-tune can or can't be tokenized now. `unread` is for a service that does not report a fine-tune before it
 * is tokenized: pressing is the only way to find out.
 */
export type TokenizeAvailability =
  | { isAvailable: true; reason: 'created' | 'unread' }
  | {
      isAvailable: false;
      reason: 'tokenizing' | 'tokenized' | 'errored' | 'stopped' | 'training' | 'trained' | 'unknown';
    };

const reasons: Record<string, Extract<TokenizeAvailability, { isAvailable: false }>['reason']> = {
  tokenizing: 'tokenizing',
  tokenized: 'tokenized',
  errored: 'errored',
  stopped: 'stopped',
  enqueued: 'training',
  running: 'training',
  completed: 'trained',
  deployed: 'trained',
};

/**
 * Whether the Tokenize button is available, and why.
 *
 * @param fineTune null when the service does not report it
 */
export function tokenizeAvailability(fineTune: Pick<FineTuneView, 'state'> | null): TokenizeAvailability {
  if (fineTune === null || fineTune.state === null) return { isAvailable: true, reason: 'unread' };
  if (fineTune.state === 'created') return { isAvailable: true, reason: 'created' };
  return { isAvailable: false, reason: reasons[fineTune.state] ?? 'unknown' };
}
