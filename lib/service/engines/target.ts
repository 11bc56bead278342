import type { ParameterMap, Target } from './engine-settings.ts';

/** Where a target is at the engine: a path of property names, as in `image_size.width`; for ComfyUI, a node's input. */
export function placeOf(target: Target): string {
  return typeof target === 'string' ? target : target.to;
}

/** The targets of each parameter of a map, of which there may be several. */
export function targetsOfMap(map: ParameterMap): Record<string, Target[]> {
  return Object.fromEntries(Object.entries(map).map(([parameter, targets]) => [parameter, [targets].flat()]));
}

/** The translations of a target; undefined when it takes values as they are. */
export function valuesOfTarget(target: Target): Record<string, string | number | boolean> | undefined {
  return typeof target === 'string' ? undefined : target.values;
}

/** The engine's value for a parameter's value, where there is a translation of it; else the value itself. */
export function translate(value: unknown, values: Record<string, string | number | boolean> | undefined): unknown {
  if (values === undefined || !['string', 'number', 'boolean'].includes(typeof value)) return value;
  const key = String(value);
  return Object.hasOwn(values, key) ? values[key] : value;
}
