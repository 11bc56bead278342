'use client';

import { useQueryClient } from '@tanstack/react-query';
import { presetKeys, readPreset } from './presets';
import type { PresetSummary, StudioPreset } from '@/lib/contract/studio/studio-preset';
import type { Intent } from '@/lib/client/models/intents';
import { fitValues } from '@/lib/schema-form/carry-over/fit-values';
import { withoutMedia } from '@/lib/schema-form/carry-over/without-media';
import { toasts } from '@/lib/client/toasts';
import { reportError } from '@/lib/client/report-error';
import { RequestError } from '@/lib/client/request';
import type { JsonObject } from '@/lib/contract/model';
import type { FormHistoryControls } from '../history/use-form-history';
import { presetMessages } from './messages';

/** The form that presets are saved from and applied to. */
export interface PresetForm {
  /** The model's own id, under which its presets are stored even if it was chosen by an alias. */
  modelId: string;
  /** The id that its form is shown under. */
  formId: string;
  schema: JsonObject;
  values: JsonObject;
  /** What the model is used for, which decides the examples; null while unknown. */
  intent: Intent | null;
  history: Pick<FormHistoryControls, 'beginChange' | 'commit' | 'revert' | 'showNote'>;
  /** Called after a preset was applied. */
  onApplied: () => void;
}

/** Applies a preset to the form, shows a note about values that do not fit, and offers to undo it. */
export function useApplyPreset({ modelId, formId, schema, history, onApplied }: PresetForm) {
  const queries = useQueryClient();

  function apply(preset: StudioPreset, isWanted: () => boolean) {
    if (!isWanted()) return;
    const present = withoutMedia(schema, preset.values, preset.goneMedia);
    const fitted = fitValues(schema, present.values);
    const report = [...present.report, ...fitted.report];
    const step = history.commit(formId, fitted.values);
    onApplied();
    if (report.length > 0) {
      history.showNote({
        name: presetMessages.report,
        title: presetMessages.from({ name: preset.name }),
        model: formId,
        report,
        offer: null,
        step,
      });
      return;
    }
    history.showNote(null);
    const action = { label: presetMessages.undo, run: () => history.revert(step) };
    toasts.show(presetMessages.applied({ name: preset.name }), { action });
  }

  return ({ id, name }: PresetSummary) => {
    const isWanted = history.beginChange();
    return readPreset(id).then(
      (preset) => apply(preset, isWanted),
      (thrown: unknown) => {
        reportPresetError(name, thrown);
        return queries.invalidateQueries({ queryKey: presetKeys.list(modelId) });
      },
    );
  };
}

/** Shows why a preset could not be read or changed; another browser may have deleted it. */
export function reportPresetError(name: string, thrown: unknown): void {
  const isGone = thrown instanceof RequestError && thrown.status === 404;
  if (isGone) toasts.show(presetMessages.isGone({ name }), { tone: 'bad' });
  else reportError(thrown);
}
