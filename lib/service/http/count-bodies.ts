import { createMiddleware } from 'hono/factory';
import type { BodyBudget } from '../../http/body-budget.ts';
import type { HttpEnvironment } from './environment.ts';

/** Gives each request its share of the budget of bodies, and takes it back when the request is answered. */
export function countBodies(budget: BodyBudget) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const share = budget.open();
    context.set('bodyShare', share);
    try {
      await next();
    } finally {
      share.release();
    }
  });
}
