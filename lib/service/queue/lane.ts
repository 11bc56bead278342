import type { CatalogueModel } from '../models/model-definition.ts';
import type { Generation } from './generation-store.ts';

const enginePrefix = 'engine/';

/** The lane of an engine's generations. */
export function engineLane(engine: string): string {
  return enginePrefix + engine;
}

/** The engine of a lane. */
export function engineOfLane(lane: string): string {
  return lane.slice(enginePrefix.length);
}

/**
 * The lane in which a model's generations wait. The renderer has one for images and one for videos, each engine has its
 * own.
 */
export function laneOf(model: CatalogueModel): string {
  return model.engine === null ? model.mediaType : engineLane(model.engine.name);
}

/** Whether an engine works on a generation, not the renderer. */
export function isAtEngine({ lane }: Pick<Generation, 'lane'>): boolean {
  return lane.startsWith(enginePrefix);
}
