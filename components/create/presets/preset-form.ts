import type { JsonObject } from '@/lib/contract/model';
import type { useFormHistory } from '../history/use-form-history';

/** The form that presets are taken from and put into. */
export interface PresetForm {
  /** The model's own id, under which presets are kept whatever name it was chosen by. */
  modelId: string;
  /** The id that its form is shown under. */
  formId: string;
  schema: JsonObject;
  values: JsonObject;
  desk: Pick<ReturnType<typeof useFormHistory>, 'begin' | 'commit' | 'takeBack' | 'tell'>;
  /** Told once a preset was put into the form. */
  onPut: () => void;
}
