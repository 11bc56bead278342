import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { done, refusal, serve } from '@/components/people/testing/serve';
import { pendingComments } from './pending-comments';

const path = (item: string, id: string) => `PUT /api/studio/library/boards/b/reviews/${item}/comments/${id}`;
const client = new QueryClient();

describe('pendingComments', () => {
  it('are there until the studio has them, in the order in which they were written', async () => {
    const reviewed = { board: 'b', item: 'order' };
    const first = Promise.withResolvers<object>();
    const requests = serve({ [path('order', '1')]: () => first.promise, [path('order', '2')]: done });
    const sent = [
      pendingComments.send(client, reviewed, { id: '1', text: 'One' }),
      pendingComments.send(client, reviewed, { id: '2', text: 'Two' }),
    ];
    expect(pendingComments.of(reviewed)).toEqual([
      { id: '1', text: 'One', why: null },
      { id: '2', text: 'Two', why: null },
    ]);
    await expect.poll(() => requests).toEqual([`${path('order', '1')} {"text":"One"}`]);
    first.resolve(done());
    await Promise.all(sent);
    expect(requests.at(-1)).toBe(`${path('order', '2')} {"text":"Two"}`);
    expect(pendingComments.of(reviewed)).toEqual([]);
  });

  it('keep their text when they could not be sent, and are sent again with the same id', async () => {
    const reviewed = { board: 'b', item: 'again' };
    let answer: object = refusal(503, [], 'Later.');
    const requests = serve({ [path('again', '1')]: () => answer });
    await pendingComments.send(client, reviewed, { id: '1', text: 'One' });
    const [failed] = pendingComments.of(reviewed);
    expect(failed).toEqual({ id: '1', text: 'One', why: 'Later.' });
    answer = done();
    const again = pendingComments.send(client, reviewed, { id: '1', text: 'One' });
    expect(pendingComments.of(reviewed)).toEqual([{ id: '1', text: 'One', why: null }]);
    await again;
    expect(pendingComments.of(reviewed)).toEqual([]);
    expect(requests).toEqual(Array(2).fill(`${path('again', '1')} {"text":"One"}`));
  });

  it('are discarded one by one, each item by itself', async () => {
    const [one, other] = [
      { board: 'b', item: 'one' },
      { board: 'b', item: 'other' },
    ];
    serve({});
    await pendingComments.send(client, one, { id: '1', text: 'One' });
    await pendingComments.send(client, other, { id: '2', text: 'Two' });
    pendingComments.discard(one, '1');
    expect(pendingComments.of(one)).toEqual([]);
    expect(pendingComments.of(other)).toHaveLength(1);
  });
});
