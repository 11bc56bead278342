import { EaselError } from '../../../contract/error.ts';
import type { ModelSettings } from '../engine-settings.ts';
import type { EnginesConfiguration } from '../settings/read-engines-file.ts';

/**
 * The settings of a model that was added to an engine.
 *
 * @throws EaselError `resource_not_found` for a model of another engine or none; `conflict` for one that the settings
 *   bind to a model of this service, which has no form of its own
 */
export function findOwnModel({ models }: EnginesConfiguration, engine: string, id: string): ModelSettings {
  const settings = Object.hasOwn(models, id) ? models[id] : undefined;
  if (settings?.engine !== engine || settings.workflow === undefined) {
    throw new EaselError('resource_not_found', `The settings of ${engine} have no model ${id.slice(0, 120)}.`);
  }
  if (settings.map === undefined) return settings;
  throw new EaselError('conflict', `The settings bind ${id} to ${engine} by a map. Change it in the settings file.`);
}
