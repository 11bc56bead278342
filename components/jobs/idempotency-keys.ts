import { newId } from '@/lib/client/new-id';

/**
 * The keys of presses that each concern one thing, so that a press and its repetitions count once: none starts while
 * another of the same thing is under way, and one after silence goes by the key of the one before.
 */
export function createIdempotencyKeys(newKey: () => string = newId) {
  const underWay = new Set<string>();
  const unanswered = new Map<string, string>();

  return {
    /** The key to press with; null while a press of the same thing is under way. */
    begin(thing: string): string | null {
      if (underWay.has(thing)) return null;
      underWay.add(thing);
      const key = unanswered.get(thing) ?? newKey();
      unanswered.set(thing, key);
      return key;
    },
    /** Tells that a press has ended; `isAnswered` unless nobody knows whether it arrived. */
    end(thing: string, isAnswered: boolean): void {
      underWay.delete(thing);
      if (isAnswered) unanswered.delete(thing);
    },
  };
}
