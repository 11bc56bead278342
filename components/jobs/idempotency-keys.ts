import { newId } from '@/lib/client/new-id';

/**
 * Idempotency keys of requests about a subject, as a job. A request and its repetitions share a key, so the studio acts once:
 * no request starts while another about the same subject is pending, and one after an unanswered request reuses its key.
 */
export function createIdempotencyKeys(newKey: () => string = newId) {
  const underWay = new Set<string>();
  const unanswered = new Map<string, string>();

  return {
    /** The key to send; null while a request about the same subject is pending. */
    begin(subject: string): string | null {
      if (underWay.has(subject)) return null;
      underWay.add(subject);
      const key = unanswered.get(subject) ?? newKey();
      unanswered.set(subject, key);
      return key;
    },
    /** Ends a request; `isAnswered` is false when it is unknown whether the studio received it. */
    end(subject: string, isAnswered: boolean): void {
      underWay.delete(subject);
      if (isAnswered) unanswered.delete(subject);
    },
  };
}
