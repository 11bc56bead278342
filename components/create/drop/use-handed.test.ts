import { expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { type HandedToCreate, handedToCreate } from '@/lib/client/handed-to-create';
import { useHanded } from './use-handed';

it('takes what was handed over once the models are known, and only once', async () => {
  const handed: HandedToCreate = { kind: 'files', files: [new File(['a'], 'prompts.txt')] };
  handedToCreate.set(handed);
  const onHanded = vi.fn<(handed: HandedToCreate) => void>();
  let isReady = false;
  const hook = await mountHook(() => useHanded({ isReady, onHanded }));
  expect(onHanded).not.toHaveBeenCalled();
  isReady = true;
  await hook.render();
  await hook.render();
  expect(onHanded.mock.calls).toEqual([[handed]]);
  expect(handedToCreate.current()).toBeNull();
  // What Create hands to itself comes while it is shown.
  const next: HandedToCreate = { kind: 'files', files: [] };
  handedToCreate.set(next);
  expect(onHanded.mock.calls).toEqual([[handed], [next]]);
  expect(handedToCreate.current()).toBeNull();
});
