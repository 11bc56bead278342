import { toasts } from '@/lib/client/toasts';
import type { EmbeddedSettings } from '@/lib/contract/embedded-settings';
import type { RequestState } from '../request/request-state';
import { dropMessages } from './messages';
import { type FileSettingsPlan, planFileSettings } from './plan-file-settings';
import { readFileSettings } from './read-file-settings';

/** The part of the request that settings are put into. */
export type SettingsForm = Pick<RequestState, 'model' | 'replace' | 'history'>;

/** Fills the form of a plan, and lists what became of each setting; the toast can undo it. */
export function applySettings({ replace, history }: SettingsForm, plan: FileSettingsPlan, file: string): void {
  const { model, values, report } = plan;
  replace(model.id, values, dropMessages.settingsUsed);
  if (report.every(({ what }) => what === 'kept')) return;
  history.showNote({
    name: dropMessages.settingsReport,
    title: dropMessages.settingsTitle({ file }),
    model: model.id,
    report,
    offer: null,
    step: null,
  });
}

/**
 * Fills the form from the settings in a stored file.
 *
 * @returns the id of the model whose form was filled; null without any model
 */
export function fillFromSettings(form: SettingsForm, settings: EmbeddedSettings, file: string): string | null {
  const plan = planFileSettings({ kind: 'embedded', settings }, form.model.models, form.model.model);
  if (plan === null) return null;
  applySettings(form, plan, file);
  return plan.model.id;
}

/** Offers the settings in a file that was used for something else. Nothing is said of a file without settings. */
export async function offerSettings(form: SettingsForm, file: File): Promise<void> {
  const found = await readFileSettings(file);
  const plan = found === null ? null : planFileSettings(found, form.model.models, form.model.model);
  if (plan === null) return;
  const run = () => applySettings(form, plan, file.name);
  toasts.show(dropMessages.hasSettings({ file: file.name }), { action: { label: dropMessages.takeSettings, run } });
}
