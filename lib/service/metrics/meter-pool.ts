import { isEaselError } from '../../contract/error.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { RenderLostError } from '../render/render-process.ts';
import type { Metrics, RenderOutcome } from './create-metrics.ts';

function outcomeOf(error: unknown, signal: AbortSignal): RenderOutcome {
  if (signal.aborted) return 'stopped';
  if (error instanceof RenderLostError) return 'lost';
  return isEaselError(error) && error.code !== 'unknown_error' ? 'refused' : 'failed';
}

/** Wraps a render pool to time and count its renders. */
export function meterPool(pool: RenderPool, metrics: Metrics): RenderPool {
  return {
    async run(task, options) {
      const startedAt = performance.now();
      const count = (outcome: RenderOutcome) =>
        metrics.countRender(task.model, outcome, (performance.now() - startedAt) / 1000);
      try {
        const files = await pool.run(task, options);
        count('drawn');
        return files;
      } catch (error) {
        const outcome = outcomeOf(error, options.signal);
        count(outcome);
        if (outcome === 'lost') metrics.countLoss('renderer');
        throw error;
      }
    },
    close: pool.close,
  };
}
