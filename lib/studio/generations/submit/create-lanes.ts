import { z } from 'zod';
import { describeError } from '../../../logging/describe-error.ts';
import type { StudioContext } from '../../context/studio-context.ts';

/** How many generations may be at the service at once, by lane. */
export interface Room {
  /** Whether images and videos of the service itself have lanes of their own. */
  isSplit: boolean;
  /**
   * @param lane as `claimSubmission` names it: `engine/<name>`, `image`, `video`, or empty
   * @param busy how many generations of each lane are at the service
   */
  of: (lane: string, busy: ReadonlyMap<string, number>) => LaneRoom;
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

/**
 * Creates the lanes of the studio's queue. With a limit in the settings each has that room; without one, each has as
 * many as its slots at the embedded service take, and no more: what waits there can be neither moved nor held, nor does
 * it stop for a pause.
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

  function slotsOf(lane: string, busy: ReadonlyMap<string, number>): number {
    if (lane.startsWith(enginePrefix)) return concurrency.get(lane.slice(enginePrefix.length)) ?? 1;
    if (renderSlots === null) return 1;
    const [own, other] = lane === 'video' ? (['video', 'image'] as const) : (['image', 'video'] as const);
    // Together, images and videos have one slot more than images alone (`worker/worker-slots` of the service).
    return Math.max(1, Math.min(renderSlots[own], renderSlots.image + 1 - (busy.get(other) ?? 0)));
  }

  return {
    async room() {
      if (maxInFlight !== null) return { isSplit: false, of: () => ({ most: maxInFlight, least: 1 }) };
      await readEngines();
      return {
        isSplit: true,
        of(lane, busy) {
          const slots = slotsOf(lane, busy);
          return { most: slots, least: slots };
        },
      };
    },
  };
}
