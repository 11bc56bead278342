import type { HttpBindings } from '@hono/node-server';
import type { BodyShare } from '../../http/body-budget.ts';
import type { Logger } from '../../logging/create-logger.ts';

/** The variables of a request's context. */
export interface HttpEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Name of its API key, which owns the generations that it sees. */
    owner: string;
    /** The request's id in responses, logs and the work that it starts: the caller's own id if one was sent. */
    requestId: string;
    logger: Logger;
    /** Counts the bytes of its body that are in memory. */
    bodyShare: BodyShare;
  };
}
