import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { JsonObject } from '../../../../contract/model.ts';
import type { EngineModel } from '../../engine.ts';
import type { ModelSettings } from '../../engine-settings.ts';
import { readPlan } from './plan.ts';

/** The models of the settings, with forms made from their workflows and the engine's nodes. */
export async function discoverModels(options: {
  name: string;
  models: Record<string, ModelSettings>;
  folder: string;
  readNode: (classType: string) => Promise<JsonObject | null>;
  mostUploadBytes: number;
}): Promise<EngineModel[]> {
  return Promise.all(
    Object.entries(options.models).map(async ([id, settings]): Promise<EngineModel> => {
      const text = await readFile(resolve(options.folder, settings.workflow ?? ''), 'utf8');
      const plan = readPlan({ workflow: JSON.parse(text), targets: {}, outputs: [] });
      const classes = Object.values(plan.workflow).map((node) => node.class_type);
      const nodes = await Promise.all(classes.map(async (classType) => options.readNode(classType)));
      const missing = classes.find((_, index) => nodes[index] === null);
      return {
        id,
        title: settings.title ?? id,
        summary: settings.summary ?? '',
        description: settings.description ?? '',
        mediaType: settings.mediaType ?? 'image',
        inputs: ['text'],
        requestSchema: { type: 'object', properties: {} },
        plan: { ...plan },
        unavailable: missing === undefined ? null : `${options.name} lacks the node “${missing}”.`,
      };
    }),
  );
}
