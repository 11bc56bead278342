import type { HttpBindings } from '@hono/node-server';
import type { BodyShare } from '../../http/body-budget.ts';
import type { Logger } from '../../logging/create-logger.ts';

/** What a request carries with it on its way through the service. */
export interface HttpEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Name of the key it came with: whose generations it sees. */
    owner: string;
    /** Names the request in answers, logs and what it starts: its caller's own id when it sent one. */
    requestId: string;
    logger: Logger;
    /** Counts what is held of its body. */
    bodyShare: BodyShare;
  };
}
