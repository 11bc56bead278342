import { QueryClient, useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { done, refusal, serve } from '@/components/people/testing/serve';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { itemReviewsOptions } from '@/lib/client/library/reviews';
import { toasts } from '@/lib/client/toasts';
import type { ItemReviews } from '@/lib/contract/studio/board-review';
import type { Verdict } from '@/lib/contract/studio/review-limits';
import { useOwnVerdict } from './use-own-verdict';

const reviewed = { board: 'b', item: 'i' };
const path = '/api/studio/library/boards/b/reviews/i';

async function mountVerdict(stored: () => Verdict | null, answer: () => object) {
  const requests = serve({
    [`GET ${path}`]: (): ItemReviews => {
      const verdict = stored();
      const person = { id: 'me', name: 'Ann' };
      return { comments: [], verdicts: verdict === null ? [] : [{ person, verdict, decidedAt: '' }] };
    },
    [`PUT ${path}/verdict`]: answer,
  });
  const hook = await mountHook(
    () => useOwnVerdict(reviewed, useQuery(itemReviewsOptions(reviewed)).data?.verdicts[0]?.verdict ?? null),
    { queries: new QueryClient() },
  );
  return { ...hook, sent: () => requests.filter((request) => request.startsWith('PUT')) };
}

describe('useOwnVerdict', () => {
  it('shows a choice at once, and sends quick choices in their order', async () => {
    const stored: (Verdict | null)[] = [null];
    const chosen: (Verdict | null)[] = ['yes', 'change', null];
    const answers = chosen.map(() => Promise.withResolvers<object>());
    let count = 0;
    const { current, act, sent } = await mountVerdict(
      () => stored.at(-1) ?? null,
      () => answers[(count += 1) - 1]?.promise ?? done(),
    );
    for (const verdict of chosen) {
      await act(() => void current().choose(verdict));
      expect(current().verdict).toBe(verdict);
    }
    for (const [at, verdict] of chosen.entries()) {
      await expect.poll(() => sent().length).toBe(at + 1);
      stored.push(verdict);
      await act(() => answers[at]?.resolve(done()));
      expect(current().verdict).toBeNull();
    }
    expect(sent()).toEqual(chosen.map((verdict) => `PUT ${path}/verdict {"verdict":${JSON.stringify(verdict)}}`));
  });

  it('shows what was there before when the choice is refused, and says why', async () => {
    const { current, act } = await mountVerdict(
      () => 'yes',
      () => refusal(404, [], 'This item is not on this board.'),
    );
    await expect.poll(() => current().verdict).toBe('yes');
    await act(() => current().choose('no'));
    await expect.poll(() => current().verdict).toBe('yes');
    expect(toasts.current().at(-1)?.message).toContain('This item is not on this board.');
  });
});
