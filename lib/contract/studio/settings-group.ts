import type { JsonObject } from '../model.ts';

const durationNames = ['duration', 'seconds', 'num_frames'];
const sizeNames = ['resolution', 'size', 'image_size', 'upscale_factor', 'fps', 'num_inference_steps'];
const paceNames = ['thinking_level', 'enable_thinking', 'rendering_speed', 'quality', 'generate_audio', 'num_images'];
const longestValue = 24;

/**
 * The settings of a request that decide how long it runs, as one text: duration, size and speed. Requests with the same
 * text and model run for about the same time, so that past runs estimate later ones.
 */
export function settingsGroup(request: JsonObject): string {
  const named = [...durationNames, ...sizeNames, ...paceNames].flatMap((name) => {
    const value = readScalar(request[name]);
    return value === null ? [] : [`${name}=${value}`];
  });
  const pixels = readPixels(request);
  return (pixels === null ? named : [...named, `pixels=${pixels}`]).join(' ');
}

/** The settings in a group, by name, as `settingsGroup` wrote them. */
export function readSettingsGroup(group: string): Map<string, string> {
  // A value may contain spaces, but no equals sign after one.
  return new Map(
    group.split(/ (?=[a-z_]+=)/).flatMap((part) => {
      const at = part.indexOf('=');
      return at === -1 ? [] : [[part.slice(0, at), part.slice(at + 1)] as const];
    }),
  );
}

function readScalar(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = String(value).trim().toLowerCase();
  return text === '' || text.length > longestValue ? null : text;
}

/** Width times height, rounded to a quarter power of two: small differences do not matter. */
function readPixels({ width, height }: JsonObject): number | null {
  if (typeof width !== 'number' || typeof height !== 'number' || !(width * height > 0)) return null;
  return Math.round(2 ** (Math.round(Math.log2(width * height) * 4) / 4));
}
