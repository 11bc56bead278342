import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { connectComfyUi, type ComfyConnection } from '../comfyui/connect-comfy-ui.ts';
import { limitParallel } from '../comfyui/limit-parallel.ts';
import type { EngineClient } from '../engine-client.ts';
import { EngineError } from '../engine-error.ts';
import type { EnginesConfiguration } from '../settings/read-engines-file.ts';

/** A ComfyUI server for the length of one request. */
export interface ComfyUi {
  /** Its name in the settings. */
  id: string;
  /** Its name for users. */
  name: string;
  client: EngineClient;
  /** The version of the server; null when it does not say. */
  readVersion: () => Promise<string | null>;
  /** What the server says about a node class; null for one that it lacks. */
  readNode: (classType: string) => Promise<JsonObject | null>;
  signal: AbortSignal;
}

/** The studio waits 30 s for an answer. */
const deadlineMs = 25_000;
const mostRequests = 8;

const noFetcher = {
  fetch: () => Promise.reject(new Error('an administrator’s request downloads no results')),
  close: () => Promise.resolve(),
};

/** Reads each class once: a workflow is examined in several steps. */
function createNodeReader(api: ComfyConnection['api'], signal: AbortSignal): ComfyUi['readNode'] {
  const limited = limitParallel(mostRequests);
  const nodes = new Map<string, Promise<JsonObject | null>>();
  return async (classType) => {
    const node = nodes.get(classType) ?? limited(async () => api.readNode(classType, signal));
    nodes.set(classType, node);
    return node;
  };
}

/**
 * Connects to a ComfyUI server of the settings, and closes the connection when the work is done.
 *
 * @throws EaselError `resource_not_found` for an unknown engine, `invalid_params` for one of another kind,
 *   `unavailable` when it does not answer
 */
export async function withComfyUi<Result>(
  { engines }: EnginesConfiguration,
  id: string,
  caller: AbortSignal,
  work: (engine: ComfyUi) => Promise<Result>,
): Promise<Result> {
  const settings = Object.hasOwn(engines, id) ? engines[id] : undefined;
  if (settings === undefined) throw unknownEngine(id);
  if (settings.kind !== 'comfyui') {
    const message = `${settings.title ?? id} is an engine of kind ${settings.kind}. Only engines of kind comfyui have workflows.`;
    throw new EaselError('invalid_params', message);
  }
  const { name, client, api } = connectComfyUi(id, settings, noFetcher);
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = AbortSignal.any([caller, deadline]);
  try {
    const readVersion = async () => api.readVersion(signal);
    return await work({ id, name, client, readVersion, readNode: createNodeReader(api, signal), signal });
  } catch (thrown) {
    if (thrown instanceof EngineError) throw new EaselError('unavailable', thrown.message, { cause: thrown });
    if (!deadline.aborted || caller.aborted) throw thrown;
    const message = `${name} did not answer within ${deadlineMs / 1000} s.`;
    throw new EaselError('unavailable', message, { cause: thrown });
  } finally {
    await client.close();
  }
}

/** The error for an engine that does not exist. */
export function unknownEngine(id: string): EaselError {
  return new EaselError('resource_not_found', `The engine ${id.slice(0, 80)} does not exist.`);
}
