import type { JsonObject } from '@/lib/contract/model';
import type { FormHistoryControls } from '../history/use-form-history';

/** The form that presets are taken from and put into. */
export interface PresetForm {
  /** The model's own id, under which its presets are stored whatever name it was chosen by. */
  modelId: string;
  /** The id that its form is shown under. */
  formId: string;
  schema: JsonObject;
  values: JsonObject;
  history: Pick<FormHistoryControls, 'beginChange' | 'commit' | 'revert' | 'showNote'>;
  /** Called once a preset is in the form. */
  onApplied: () => void;
}
