import type { ConnectionTest, NewConnection } from '../../../contract/engines.ts';
import { engineSettingsSchema } from '../engine-settings.ts';
import { withComfyUi } from './with-comfy-ui.ts';

/** The first version that the client of ComfyUI was written for. */
const leastVersion = '0.3.64';

function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => (/\d+(?:\.\d+)*/.exec(text)?.[0] ?? '').split('.').map(Number));
  for (const [at, wanted] of (other ?? []).entries()) {
    const part = one?.[at] ?? 0;
    if (part !== wanted) return part < wanted;
  }
  return false;
}

/**
 * Asks the ComfyUI at an address what it is, without connecting it.
 *
 * @throws EaselError `unavailable` with the reason when it does not answer, or not as ComfyUI does
 */
export async function testConnection({ url }: NewConnection, caller: AbortSignal): Promise<ConnectionTest> {
  const name = 'comfyui';
  const settings = engineSettingsSchema.parse({ kind: 'comfyui', title: 'ComfyUI', url });
  const configuration = { folder: '', engines: { [name]: settings }, models: {}, secrets: [] };
  return withComfyUi(configuration, name, caller, async ({ readVersion }) => {
    const version = await readVersion();
    if (version === null) return { software: 'ComfyUI', lacks: [] };
    const lacks = isOlder(version, leastVersion)
      ? [`It is older than version ${leastVersion}, which Easel needs.`]
      : [];
    return { software: `ComfyUI ${version}`, lacks };
  });
}
