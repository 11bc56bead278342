import { expect, it } from 'vitest';
import { createOrderedRunner } from './ordered-runner.ts';

it('starts a task when the previous one has ended, successfully or not', async () => {
  const runInOrder = createOrderedRunner();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const works = [
    runInOrder(async () => {
      events.push('first begins');
      await first.promise;
      events.push('first fails');
      throw new Error('first');
    }),
    runInOrder(async () => {
      events.push('second begins');
      return 2;
    }),
  ];
  await Promise.resolve();
  expect(events).toEqual(['first begins']);
  first.resolve();
  expect(await Promise.allSettled(works)).toMatchObject([
    { status: 'rejected', reason: { message: 'first' } },
    { status: 'fulfilled', value: 2 },
  ]);
  expect(events).toEqual(['first begins', 'first fails', 'second begins']);
});
