import { z } from 'zod';
import { describeError } from '../../../logging/describe-error.ts';
import type { StudioContext } from '../../context/studio-context.ts';

/** How many generations may be at the service at once, by lane. */
export interface Room {
  /** Whether images and videos of the service itself have lanes of their own. */
  isSplit: boolean;
  /** @param lane as `claimSubmission` names it: `engine/<name>`, `image`, `video`, or empty */
  of: (lane: string) => LaneRoom;
}

/** The room of one lane. */
export interface LaneRoom {
  /** A submission is sent when it makes no more than this many generations be at the service… */
  most: number;
  /** … or while fewer than this many are there: a large submission waits for nothing but a slot. */
  least: number;
}

/** The room of each lane, as far as it follows from the slots of the service. */
export interface Lanes {
  room: () => Promise<Room>;
}

const enginePrefix = 'engine/';
const concurrencyOf = z.object({ engines: z.array(z.object({ name: z.string(), concurrency: z.int().min(1) })) });
const freshMs = 30_000;
const askDeadlineMs = 3_000;
/** Beyond the slots, so that none is idle while the next submission is sent. */
const spare = 1;

/**
 * Creates the lanes of the studio's queue. With a limit in the settings each has that room; without one, each has as
 * much as its slots at the embedded service need.
 */
export function createLanes(context: StudioContext): Lanes {
  const { maxInFlight, renderSlots } = context.settings;
  let concurrency = new Map<string, number>();
  let readAt = 0;

  async function readEngines(): Promise<void> {
    if (Date.now() - readAt < freshMs) return;
    readAt = Date.now();
    try {
      const answer = await context.upstream.exchange({
        method: 'GET',
        path: '/api/ai/engines',
        deadlineMs: askDeadlineMs,
      });
      const list = concurrencyOf.safeParse(answer.json);
      if (list.success) concurrency = new Map(list.data.engines.map((engine) => [engine.name, engine.concurrency]));
    } catch (error) {
      context.logger.debug({ error: describeError(error) }, 'the engines could not be read');
    }
  }

  function slotsOf(lane: string): number {
    if (lane.startsWith(enginePrefix)) return concurrency.get(lane.slice(enginePrefix.length)) ?? 1;
    return renderSlots?.[lane === 'video' ? 'video' : 'image'] ?? 1;
  }

  return {
    async room() {
      if (maxInFlight !== null) return { isSplit: false, of: () => ({ most: maxInFlight, least: 1 }) };
      await readEngines();
      return {
        isSplit: true,
        of(lane) {
          const few = slotsOf(lane) + spare;
          return { most: few, least: few };
        },
      };
    },
  };
}
