'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notices } from '@/lib/client/notices';
import { changePreset, presetKeys, presetListOptions, putPreset, readPreset, removePreset } from '@/lib/client/presets';
import { RequestError } from '@/lib/client/request';
import type { JsonObject } from '@/lib/contract/model';
import type { PresetSummary, StudioPreset } from '@/lib/contract/studio-preset';
import { fitValues } from '@/lib/schema-form/switch/fit-values';
import { withoutMedia } from '@/lib/schema-form/switch/without-media';
import type { useDesk } from '../use-desk';
import { presetWords } from './preset-words';

/** The form that presets are taken from and put into. */
export interface PresetForm {
  /** The model's own id, under which presets are kept whatever name it was chosen by. */
  modelId: string;
  /** The id that its form is shown under. */
  formId: string;
  schema: JsonObject;
  values: JsonObject;
  desk: Pick<ReturnType<typeof useDesk>, 'commit' | 'takeBack' | 'tell'>;
  /** Told once a preset was put into the form. */
  onPut: () => void;
}

/** The presets of a model, and what can be done with them. */
export function usePresets({ modelId, formId, schema, values, desk, onPut }: PresetForm) {
  const queries = useQueryClient();
  const list = useQuery(presetListOptions(modelId));

  function refresh(): Promise<void> {
    return queries.invalidateQueries({ queryKey: presetKeys.list(modelId) });
  }
  function offerUndo(words: string, run: () => Promise<unknown>) {
    const undo = () => void run().then(refresh, tellFailure);
    notices.show(words, { action: { words: presetWords.undo, run: undo } });
  }
  function failure(name: string) {
    return (thrown: unknown) => {
      const isGone = thrown instanceof RequestError && thrown.status === 404;
      notices.show(isGone ? presetWords.isGone(name) : messageOf(thrown), { tone: 'bad' });
      void refresh();
    };
  }

  function put(preset: StudioPreset) {
    const there = withoutMedia(schema, preset.values, preset.goneMedia);
    const fitted = fitValues(schema, there.values);
    const report = [...there.report, ...fitted.report];
    const step = desk.commit(formId, fitted.values);
    onPut();
    if (report.length > 0) {
      desk.tell({ name: presetWords.became, title: presetWords.from(preset.name), model: formId, report, step });
      return;
    }
    desk.tell(null);
    const action = { words: presetWords.undo, run: () => desk.takeBack(step) };
    notices.show(presetWords.applied(preset.name), { action });
  }

  const save = useMutation({
    mutationFn: (name: string) => putPreset(crypto.randomUUID(), { model: modelId, name, values }),
    onSuccess: async ({ name }) => {
      notices.announce(presetWords.saved(name));
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
    apply: ({ id, name }: PresetSummary) => readPreset(id).then(put, failure(name)),
    async update({ id, name }: PresetSummary) {
      try {
        const before = await readPreset(id);
        await changePreset(id, { values });
        offerUndo(presetWords.replaced(name), () => changePreset(id, { values: before.values }));
        await refresh();
      } catch (thrown) {
        failure(name)(thrown);
      }
    },
    async remove({ id, name }: PresetSummary) {
      try {
        const removed = await removePreset(id);
        offerUndo(presetWords.removed(name), () => putPreset(id, removed));
        await refresh();
      } catch (thrown) {
        failure(name)(thrown);
      }
    },
  };
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function tellFailure(thrown: unknown): void {
  notices.show(messageOf(thrown), { tone: 'bad' });
}
