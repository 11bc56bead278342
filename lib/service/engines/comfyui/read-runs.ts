import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { EngineClient } from '../engine-client.ts';
import { titleOfRun } from './title-of-run.ts';
import { workflowSchema } from './workflow/plan.ts';

/** A run in the history of a ComfyUI server. */
export interface ComfyRun {
  /** The id of its prompt. */
  id: string;
  finishedAt: Date | null;
  title: string;
}

/** Runs that failed are among those that are asked for. */
const mostAsked = 60;
const mostListed = 20;

const messageSchema = z.tuple(
  [z.string(), z.looseObject({ timestamp: z.number().nullish().catch(null) })],
  z.unknown(),
);
const extraSchema = z.looseObject({ extra_pnginfo: z.looseObject({}).nullish().catch(null) }).catch({});
/** An entry of the history: `prompt` is number, id, workflow, extra data, output nodes. */
const entrySchema = z.looseObject({
  prompt: z.tuple([z.unknown(), z.string(), z.record(z.string(), z.unknown()), extraSchema], z.unknown()),
  status: z
    .looseObject({ status_str: z.string().catch(''), messages: z.array(z.unknown()).catch([]) })
    .nullish()
    .catch(null),
});
type Entry = z.output<typeof entrySchema>;

function finishedAtOf({ status }: Entry): Date | null {
  const times = (status?.messages ?? []).flatMap((message) => {
    const parsed = messageSchema.safeParse(message);
    return parsed.success && parsed.data[0] === 'execution_success' ? (parsed.data[1].timestamp ?? []) : [];
  });
  const date = new Date(times[0] ?? Number.NaN);
  return Number.isNaN(date.getTime()) || date.getTime() < 0 ? null : date;
}

/**
 * The latest successful runs that the server remembers, newest first, at most 20. It remembers them in memory only.
 *
 * @throws EngineError `away`
 */
export async function listRuns(client: Pick<EngineClient, 'read'>, signal: AbortSignal): Promise<ComfyRun[]> {
  const history = await client.read('history', signal, { max_items: String(mostAsked) });
  const entries = z.record(z.string(), z.unknown()).catch({}).parse(history);
  const runs = Object.values(entries).flatMap((value): (ComfyRun & { number: number })[] => {
    const entry = entrySchema.safeParse(value);
    if (!entry.success || entry.data.status?.status_str !== 'success') return [];
    const [number, id, nodes] = entry.data.prompt;
    const workflow = workflowSchema.safeParse(nodes);
    if (!workflow.success || !isRunId(id)) return [];
    const title = titleOfRun(workflow.data);
    return [{ id, finishedAt: finishedAtOf(entry.data), title, number: typeof number === 'number' ? number : 0 }];
  });
  const timeOf = (run: ComfyRun) => run.finishedAt?.getTime() ?? 0;
  return runs
    .toSorted((one, other) => timeOf(other) - timeOf(one) || other.number - one.number)
    .slice(0, mostListed)
    .map(({ id, finishedAt, title }) => ({ id, finishedAt, title }));
}

/** Whether a text has the form of an id: older servers take any text from their clients. */
function isRunId(id: string): boolean {
  return /^[\w-]{1,100}$/.test(id);
}

/**
 * The workflow of a run, as the body of the request that started it.
 *
 * @throws EaselError `resource_not_found` for a run that the server does not remember
 * @throws EngineError `away`
 */
export async function readRunBody(
  client: Pick<EngineClient, 'read'>,
  { name, id }: { name: string; id: string },
  signal: AbortSignal,
): Promise<JsonObject> {
  const history = isRunId(id) ? await client.read(`history/${id}`, signal) : undefined;
  const entries = z.record(z.string(), z.unknown()).catch({}).parse(history);
  const entry = entrySchema.safeParse(Object.hasOwn(entries, id) ? entries[id] : undefined);
  if (!entry.success) {
    const message = `${name} does not remember this run. It forgets its runs when it restarts.`;
    throw new EaselError('resource_not_found', message, { fields: [{ pointer: '/run', message }] });
  }
  const [, , workflow, extra] = entry.data.prompt;
  return { prompt: workflow, extra_data: extra };
}
