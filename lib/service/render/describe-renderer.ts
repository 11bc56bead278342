import type { Model } from '../../contract/model.ts';
import type { Renderer } from './renderer.ts';

/** The description of a module's renderer, which every model returns. */
export async function describeRenderer(moduleUrl: string): Promise<Model['renderer']> {
  const { renderer } = (await import(moduleUrl)) as { renderer: Renderer };
  return { name: renderer.name, neural: renderer.isNeural, note: renderer.note };
}
