import type { EngineRun } from '../../../contract/engines.ts';
import { listRuns } from '../comfyui/read-runs.ts';
import type { AdminTools } from './inspect-workflow.ts';
import { readConfiguration } from './read-configuration.ts';
import { withComfyUi } from './with-comfy-ui.ts';

/**
 * The latest successful runs that an engine remembers, newest first.
 *
 * @throws EaselError `resource_not_found`, `invalid_params` for an engine without workflows, `unavailable`
 */
export async function listEngineRuns(
  tools: Pick<AdminTools, 'engines'>,
  { engine: name, signal }: { engine: string; signal: AbortSignal },
): Promise<EngineRun[]> {
  const { configuration } = await readConfiguration(tools.engines);
  return withComfyUi(configuration, name, signal, async (engine) => {
    const runs = await listRuns(engine.client, engine.signal);
    return runs.map(({ id, finishedAt, title }) => ({
      id,
      finished_at: finishedAt === null ? null : Math.floor(finishedAt.getTime() / 1000),
      title,
    }));
  });
}
