import type { Model } from '../../contract/model.ts';
import type { Renderer } from './renderer.ts';

/** What the renderer of a module says of itself, as every model tells it. */
export async function describeRenderer(moduleUrl: string): Promise<Model['renderer']> {
  const { renderer } = (await import(moduleUrl)) as { renderer: Renderer };
  return { name: renderer.name, neural: renderer.isNeural, note: renderer.note };
}
