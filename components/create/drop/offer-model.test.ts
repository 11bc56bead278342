import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { engineListOptions } from '@/lib/client/engines/engines';
import { handedFile } from '@/lib/client/engines/handed-file';
import { toasts } from '@/lib/client/toasts';
import type { EngineList, EngineState } from '@/lib/contract/engines';
import { offerModel } from './offer-model';

const saved = new File(['{"3":{"class_type":"KSampler"}}'], 'Red kite.png', { type: 'image/png' });
const plain = new File(['{}'], 'Blue kite.png', { type: 'image/png' });

const engine = (name: string, kind: string, state: EngineState['state'] = 'ready') =>
  ({ name, kind, state }) as unknown as EngineState;
const both = [engine('fal', 'fal'), engine('barn', 'comfyui', 'away'), engine('atelier', 'comfyui')];

function clientOf(list: EngineList | null): QueryClient {
  const client = new QueryClient();
  client.setQueryDefaults(engineListOptions().queryKey, { staleTime: Infinity });
  client.setQueryData(engineListOptions().queryKey, list);
  return client;
}
const shown = () => toasts.current().map(({ message, action }) => [message, action?.label ?? null]);

// Other tests of this process may have left theirs.
beforeEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id);
  handedFile.set(null);
});

describe('offerModel', () => {
  it('offers a model for a file with a workflow, and hands it to the Engines screen', async () => {
    const opened: string[] = [];
    await offerModel(clientOf({ engines: both, can_change: true }), saved, (address) => void opened.push(address));
    expect(shown()).toEqual([['Red kite.png contains a ComfyUI workflow.', 'Add as a model']]);
    toasts.current()[0]?.action?.run();
    expect(opened).toEqual(['/engines?engine=atelier']);
    expect(handedFile.current()).toBe(saved);
  });

  it.each<[string, File, EngineList | null]>([
    ['a file without a workflow', plain, { engines: both, can_change: true }],
    ['a service without engines', saved, null],
    ['a key that may not change engines', saved, { engines: both, can_change: false }],
    ['a service without a ComfyUI', saved, { engines: both.slice(0, 1), can_change: true }],
  ])('offers nothing for %s', async (_, file, list) => {
    await offerModel(clientOf(list), file, () => {});
    expect(shown()).toEqual([]);
  });
});
