import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { engineListOptions } from '@/lib/client/engines/engines';
import { handedFile } from '@/lib/client/engines/handed-file';
import { toasts } from '@/lib/client/toasts';
import type { EngineList, EngineState } from '@/lib/contract/engines';
import { useWorkflowDrops } from './use-workflow-drops';

const saved = new File(['{"3":{"class_type":"KSampler"}}'], 'Red kite.png', { type: 'image/png' });
const plain = new File(['{}'], 'Blue kite.png', { type: 'image/png' });

const engine = (name: string, kind: string, state: EngineState['state'] = 'ready') =>
  ({ name, kind, state }) as unknown as EngineState;
const both = [engine('fal', 'fal'), engine('barn', 'comfyui', 'away'), engine('atelier', 'comfyui')];

async function mountDrops(list: EngineList | null = { engines: both, can_change: true }) {
  const queries = new QueryClient();
  queries.setQueryDefaults(engineListOptions().queryKey, { staleTime: Infinity });
  queries.setQueryData(engineListOptions().queryKey, list);
  const opened: string[] = [];
  const hook = await mountHook(() => useWorkflowDrops(), {
    queries,
    router: { push: (address) => void opened.push(address) },
  });
  return { ...hook, opened };
}
/** Sends a drag event to the page. @returns whether the browser would act on it, as by opening the file */
function drag(kind: string, files: File[], { isTaken = false, types = ['Files'] } = {}): boolean {
  const event = Object.assign(new Event(kind, { cancelable: true }), { dataTransfer: { types, files } });
  if (isTaken) event.preventDefault();
  return window.dispatchEvent(event);
}

const shown = () => toasts.current().map(({ message, action }) => [message, action?.label ?? null]);
const offer = ['Red kite.png contains a ComfyUI workflow.', 'Add as a model'];

afterEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id);
  handedFile.set(null);
});

describe('useWorkflowDrops', () => {
  it('offers a model beside what a field does with the file, and hands it to the Engines screen', async () => {
    const { opened } = await mountDrops();
    drag('drop', [saved], { isTaken: true });
    await expect.poll(shown).toEqual([offer]);
    toasts.current()[0]?.action?.run();
    expect(opened).toEqual(['/engines?engine=atelier']);
    expect(handedFile.current()).toBe(saved);
  });

  it('takes files that no field takes, and says what is wrong with them', async () => {
    await mountDrops();
    drag('dragenter', []);
    await expect.poll(() => drag('dragover', [])).toBe(false);
    expect(drag('drop', [plain])).toBe(false);
    await expect.poll(shown).toEqual([[expect.stringMatching(/^Blue kite\.png contains no/), null]]);
    expect(drag('drop', [saved])).toBe(false);
    await expect.poll(() => shown().at(-1)).toEqual(offer);
  });

  it('leaves an image that is dragged within the page', async () => {
    await mountDrops();
    drag('dragenter', []);
    await expect.poll(() => drag('dragover', [])).toBe(false);
    const types = ['text/uri-list', 'Files'];
    expect(drag('dragover', [], { types })).toBe(true);
    expect(drag('drop', [saved], { types })).toBe(true);
  });

  it.each<[string, EngineList | null]>([
    ['a service without engines', null],
    ['a key that may not change engines', { engines: both, can_change: false }],
    ['a service without a ComfyUI', { engines: both.slice(0, 1), can_change: true }],
  ])('does nothing for %s', async (_, list) => {
    const { act } = await mountDrops(list);
    drag('dragenter', []);
    drag('drop', [saved], { isTaken: true });
    // The code of the offer has loaded, and had its turn.
    await act(async () => import('./offer-model'));
    expect(drag('dragover', [])).toBe(true);
    expect(drag('drop', [saved])).toBe(true);
    expect(shown()).toEqual([]);
  });

  it('offers nothing for several files, or for one without a workflow in a field', async () => {
    await mountDrops();
    drag('drop', [saved, saved], { isTaken: true });
    drag('drop', [plain], { isTaken: true });
    drag('drop', [saved], { isTaken: true });
    await expect.poll(shown).toEqual([offer]);
  });
});
