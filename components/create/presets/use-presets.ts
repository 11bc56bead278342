'use client';

import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { newId } from '@/lib/client/new-id';
import { changePreset, presetKeys, presetListOptions, putPreset, readPreset, removePreset } from './presets';
import type { PresetSummary, StudioPreset } from '@/lib/contract/studio/studio-preset';
import { useApplyPreset, type PresetForm, reportPresetError } from './use-apply-preset';
import { cachedJobs } from '@/lib/client/jobs/jobs';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { type ExamplePreset, withExample } from './example-presets';
import { toasts } from '@/lib/client/toasts';
import { reportError } from '@/lib/client/report-error';
import { presetMessages } from './messages';

/** The presets of a model, and their actions. */
export interface Presets {
  list: UseQueryResult<PresetSummary[]>;
  /** Saves the form as a new preset of this name. */
  save: UseMutationResult<StudioPreset, Error, string>;
  rename: UseMutationResult<StudioPreset, Error, { id: string; name: string }>;
  /** Applies a preset to the form. */
  apply: (preset: PresetSummary) => Promise<void>;
  /** Puts an example of Easel into the form, and offers to undo that. */
  applyExample: (example: ExamplePreset) => void;
  /** Replaces the values of a preset by the form's, and offers to undo that. */
  update: (preset: PresetSummary) => Promise<void>;
  /** Deletes a preset, and offers to undo that. */
  remove: (preset: PresetSummary) => Promise<void>;
}

/** The first result of the newest job with this model and prompt; null for none. */
export function resultOf(
  jobs: readonly Pick<StudioJob, 'model' | 'prompt' | 'results'>[],
  model: string,
  values: JsonObject,
): string | null {
  const prompt = values['prompt'] ?? null;
  const job = jobs.find((one) => one.model === model && one.prompt === prompt && one.results.length > 0);
  return job?.results[0]?.id ?? null;
}

/** Reads the presets of the model in the form, and changes them. */
export function usePresets(form: PresetForm): Presets {
  const { modelId, formId, values, history, onApplied } = form;
  const queries = useQueryClient();
  /** The newest result of these settings, as their image. */
  const mediaId = () => resultOf(cachedJobs(queries), modelId, values);
  const list = useQuery(presetListOptions(modelId));

  function refresh(): Promise<void> {
    return queries.invalidateQueries({ queryKey: presetKeys.list(modelId) });
  }
  function offerUndo(notice: string, run: () => Promise<unknown>) {
    const undo = () => void run().then(refresh, reportError);
    toasts.show(notice, { action: { label: presetMessages.undo, run: undo } });
  }
  function reportErrorOf(name: string, thrown: unknown) {
    reportPresetError(name, thrown);
    void refresh();
  }

  const save = useMutation({
    mutationFn: (name: string) => putPreset(newId(), { model: modelId, name, values, mediaId: mediaId() }),
    onSuccess: async ({ name }) => {
      toasts.announce(presetMessages.saved({ name }));
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
    applyExample(example) {
      const step = history.commit(formId, withExample(form, example));
      history.showNote(null);
      onApplied();
      const action = { label: presetMessages.undo, run: () => history.revert(step) };
      toasts.show(presetMessages.applied({ name: example.name }), { action });
    },
    async update({ id, name }: PresetSummary) {
      try {
        const before = await readPreset(id);
        await changePreset(id, { values, mediaId: mediaId() });
        const undo = { values: before.values, mediaId: before.mediaId };
        offerUndo(presetMessages.replaced({ name }), () => changePreset(id, undo));
        await refresh();
      } catch (thrown) {
        reportErrorOf(name, thrown);
      }
    },
    async remove({ id, name }: PresetSummary) {
      try {
        const removed = await removePreset(id);
        offerUndo(presetMessages.removed({ name }), () => putPreset(id, { ...removed, ownerId: removed.owner.id }));
        await refresh();
      } catch (thrown) {
        reportErrorOf(name, thrown);
      }
    },
  };
}
