'use client';

import { useQueryClient } from '@tanstack/react-query';
import { notices } from '@/lib/client/notices';
import { presetKeys, readPreset } from './presets';
import type { PresetSummary, StudioPreset } from '@/lib/contract/studio-preset';
import { fitValues } from '@/lib/schema-form/switch/fit-values';
import { withoutMedia } from '@/lib/schema-form/switch/without-media';
import type { PresetForm } from './preset-form';
import { presetMessages } from './messages';
import { showPresetError } from './tell-preset-failure';

/** Puts a preset into the form, tells what of it has no place there, and offers to take it back. */
export function useApplyPreset({ modelId, formId, schema, desk, onPut }: PresetForm) {
  const queries = useQueryClient();

  function put(preset: StudioPreset, isWanted: () => boolean) {
    if (!isWanted()) return;
    const there = withoutMedia(schema, preset.values, preset.goneMedia);
    const fitted = fitValues(schema, there.values);
    const report = [...there.report, ...fitted.report];
    const step = desk.commit(formId, fitted.values);
    onPut();
    if (report.length > 0) {
      desk.tell({ name: presetMessages.report, title: presetMessages.from(preset.name), model: formId, report, step });
      return;
    }
    desk.tell(null);
    const action = { words: presetMessages.undo, run: () => desk.takeBack(step) };
    notices.show(presetMessages.applied(preset.name), { action });
  }

  return ({ id, name }: PresetSummary) => {
    const isWanted = desk.begin();
    return readPreset(id).then(
      (preset) => put(preset, isWanted),
      (thrown: unknown) => {
        showPresetError(name, thrown);
        return queries.invalidateQueries({ queryKey: presetKeys.list(modelId) });
      },
    );
  };
}
