import type { RenderTask } from '../../../service/render/renderer.ts';
import { clipFromRequest } from '../shots/clip-shot.ts';
import { hasPlainGround } from '../shots/has-plain-ground.ts';
import type { Reference } from './reference.ts';
import { imageFromRequest } from '../shots/video-image.ts';

/**
 * Probes the images and clips of some parameters of a request, in their order.
 * @throws EaselError `invalid_params` at the item, as in `/input_videos/1`, when it is neither.
 */
export async function readReferences(
  task: RenderTask<unknown>,
  fields: readonly { field: string; name: string }[],
): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const { field, name } of fields) {
    for (const [index, input] of (task.inputs[field] ?? []).entries()) {
      const shared = { field, index, name: `${name} ${index + 1}` };
      const path = `${field}/${index}`;
      if (input.kind === 'video') {
        references.push({ ...shared, kind: 'clip', clip: await clipFromRequest(input, path) });
      } else {
        const image = await imageFromRequest(input, path);
        references.push({ ...shared, kind: 'image', image, hasPlainGround: await hasPlainGround(image) });
      }
    }
  }
  return references;
}
