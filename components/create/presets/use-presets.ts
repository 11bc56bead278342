'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newId } from '@/lib/client/new-id';
import { notices } from '@/lib/client/notices';
import { changePreset, presetKeys, presetListOptions, putPreset, readPreset, removePreset } from './presets';
import type { PresetSummary } from '@/lib/contract/studio-preset';
import type { PresetForm } from './preset-form';
import { presetMessages } from './messages';
import { showError, showPresetError } from './tell-preset-failure';
import { useApplyPreset } from './use-apply-preset';

/** The presets of a model, and what can be done with them. */
export function usePresets(form: PresetForm) {
  const { modelId, values } = form;
  const queries = useQueryClient();
  const list = useQuery(presetListOptions(modelId));

  function refresh(): Promise<void> {
    return queries.invalidateQueries({ queryKey: presetKeys.list(modelId) });
  }
  function offerUndo(words: string, run: () => Promise<unknown>) {
    const undo = () => void run().then(refresh, showError);
    notices.show(words, { action: { words: presetMessages.undo, run: undo } });
  }
  function tellOf(name: string, thrown: unknown) {
    showPresetError(name, thrown);
    void refresh();
  }

  const save = useMutation({
    mutationFn: (name: string) => putPreset(newId(), { model: modelId, name, values }),
    onSuccess: async ({ name }) => {
      notices.announce(presetMessages.saved(name));
      await refresh();
    },
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => changePreset(id, { name }),
    onSuccess: refresh,
  });

  return {
    list,
    save,
    rename,
    apply: useApplyPreset(form),
    async update({ id, name }: PresetSummary) {
      try {
        const before = await readPreset(id);
        await changePreset(id, { values });
        offerUndo(presetMessages.replaced(name), () => changePreset(id, { values: before.values }));
        await refresh();
      } catch (thrown) {
        tellOf(name, thrown);
      }
    },
    async remove({ id, name }: PresetSummary) {
      try {
        const removed = await removePreset(id);
        offerUndo(presetMessages.removed(name), () => putPreset(id, removed));
        await refresh();
      } catch (thrown) {
        tellOf(name, thrown);
      }
    },
  };
}
