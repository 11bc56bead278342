import { originalTexts } from '@/lib/client/models/original-texts';
import { schemaOf } from '@/lib/client/models/schema-of';
import { valuesOfRequest } from '@/lib/client/jobs/read-request';
import type { EmbeddedSettings } from '@/lib/contract/embedded-settings';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { fitValues } from '@/lib/schema-form/carry-over/fit-values';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';
import { fieldLabel } from '@/lib/schema-form/field-label';
import { readValue } from '@/lib/schema-form/kinds/read-value';
import { isShown } from '@/lib/schema-form/model/find-field';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { promptFields } from '@/lib/schema-form/prompt/citable-groups';
import { withRatio } from '@/lib/schema-form/sizes/common-ratio';
import { withLockedSeed } from '@/lib/schema-form/values/seeds';
import { fieldCalled, plainName, valueOfText } from '@/lib/schema-form/values/value-of-text';
import { emptyValues } from '../compare-models/plan-model';
import type { FileSettings } from './read-file-settings';
import { dropMessages } from './messages';

/** A form filled from a file. */
export interface FileSettingsPlan {
  model: LooseModel;
  /** The model that the file names, if it is not the one that is filled; null otherwise. */
  otherModel: string | null;
  prompt: string | null;
  values: JsonObject;
  /** What happened to each setting. */
  report: SwitchedField[];
}

/** The other names of settings, by their plain names in AUTOMATIC1111 and ComfyUI. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  steps: ['num_inference_steps', 'inference_steps'],
  cfgscale: ['guidance_scale', 'cfg', 'guidance'],
  cfg: ['guidance_scale', 'cfg_scale', 'guidance'],
  guidance: ['guidance_scale'],
  samplername: ['sampler'],
  scheduletype: ['scheduler'],
  denoise: ['strength', 'denoising_strength'],
  denoisingstrength: ['strength', 'denoise'],
};

// A file has the English name, whatever language the page is in.
const namesOf = (model: LooseModel) => [
  model.id,
  model.display_name ?? '',
  originalTexts(model).display_name ?? '',
  ...(model.aliases ?? []),
];

/** The model that a file names, by its id or name; `flux-dev.safetensors` is `Flux dev`. Null for none here. */
export function findNamedModel(models: readonly LooseModel[], name: string | null): LooseModel | null {
  const wanted = plainName((name ?? '').replace(/\.(?:safetensors|ckpt|gguf|sft)$/i, ''));
  if (wanted === '') return null;
  return models.find((model) => namesOf(model).some((one) => plainName(one) === wanted)) ?? null;
}

/**
 * Fills a form from the settings of a file: that of the model they were made with, else of the current one.
 *
 * @returns null where that model has no form
 */
export function planFileSettings(
  found: FileSettings,
  models: readonly LooseModel[],
  current: LooseModel | null,
): FileSettingsPlan | null {
  const named = found.kind === 'request' ? (found.modelName ?? found.model) : found.settings.model;
  const own = findNamedModel(models, found.kind === 'request' ? found.model : named) ?? findNamedModel(models, named);
  const model = own ?? current;
  const schema = model === null ? null : schemaOf(model);
  if (model === null || schema === null) return null;
  const plan = found.kind === 'request' ? planRequest(schema, found) : planEmbedded(schema, found.settings);
  return { model, otherModel: own === null ? named : null, ...plan };
}

type Filled = Pick<FileSettingsPlan, 'prompt' | 'values' | 'report'>;

function planRequest(schema: JsonObject, { request, seed }: Extract<FileSettings, { kind: 'request' }>): Filled {
  const given = valuesOfRequest(request);
  const seeded = (seed === null ? null : withLockedSeed(schema, given, seed)) ?? given;
  const prompt = request['prompt'];
  return { prompt: typeof prompt === 'string' ? prompt : null, ...fitValues(schema, seeded) };
}

function planEmbedded(schema: JsonObject, settings: EmbeddedSettings): Filled {
  const form = createFormModel(schema);
  const fields = form.fields.filter(isShown);
  const [promptField] = promptFields(form);
  let values: JsonObject = {};
  const lost: SwitchedField[] = [];
  const taken: { label: string; value: unknown }[] = [];
  const lose = (label: string, from: unknown) => lost.push({ label, what: 'dropped', from, to: null, choice: null });
  const fill = (label: string, text: string | null, field = fieldCalled(fields, label)) => {
    if (text === null) return;
    const reading = field === null ? null : readValue(field, valueOfText(field, text));
    if (field === null || reading?.state !== 'value') lose(label, text);
    else {
      values = { ...values, [field.name]: reading.value };
      taken.push({ label: field.label, value: reading.value });
    }
  };

  fill(dropMessages.prompt, settings.prompt, promptField ?? null);
  fill(dropMessages.negativePrompt, settings.negativePrompt, fieldCalled(fields, 'negative_prompt', 'negative'));
  const { size, others } = takeSize(settings.settings);
  for (const { name, value } of others) {
    const names = [name, ...(otherNames[plainName(name)] ?? [])];
    fill(settings.program === 'easel' ? fieldLabel(name, null) : name, value, fieldCalled(fields, ...names));
  }
  if (size !== null) {
    const sides = [fieldCalled(fields, 'width'), fieldCalled(fields, 'height')] as const;
    const label = `${size.width} × ${size.height}`;
    const shaped = sides.includes(null) ? withRatio(schema, values, size) : null;
    if (!sides.includes(null)) {
      fill('width', String(size.width), sides[0]);
      fill('height', String(size.height), sides[1]);
    } else if (shaped === null) lose(dropMessages.size, label);
    else {
      values = shaped;
      taken.push({ label: dropMessages.size, value: label });
    }
  }
  const fitted = fitValues(schema, values);
  const filled = { ...emptyValues(schema), ...fitted.values };
  const { seed } = settings;
  const seeded = seed === null ? null : withLockedSeed(schema, filled, seed);
  if (seed !== null && seeded === null) lose(dropMessages.seed, seed);
  else if (seed !== null) taken.push({ label: dropMessages.seed, value: seed });
  const changed = new Set(fitted.report.map(({ label }) => label));
  const kept = taken
    .filter(({ label }) => !changed.has(label))
    .map(({ label, value }): SwitchedField => ({ label, what: 'kept', from: value, to: value, choice: null }));
  return { prompt: settings.prompt, values: seeded ?? filled, report: [...kept, ...fitted.report, ...lost] };
}

/** The size among settings, as one text or as two numbers, and the other settings. */
function takeSize(settings: EmbeddedSettings['settings']): {
  size: { width: number; height: number } | null;
  others: EmbeddedSettings['settings'];
} {
  const textOf = (wanted: string) => settings.find(({ name }) => plainName(name) === wanted)?.value ?? '';
  const [, across, down] = /^(\d+)\s*[x×]\s*(\d+)$/i.exec(textOf('size')) ?? [];
  const width = Number(across ?? textOf('width'));
  const height = Number(down ?? textOf('height'));
  if (!(width > 0 && height > 0)) return { size: null, others: settings };
  const used = across === undefined ? ['width', 'height'] : ['size'];
  return { size: { width, height }, others: settings.filter(({ name }) => !used.includes(plainName(name))) };
}
