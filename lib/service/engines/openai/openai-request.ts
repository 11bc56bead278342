import { openAsBlob } from 'node:fs';
import { FormData } from 'undici';
import type { JsonObject } from '../../../contract/model.ts';
import { extensionOf } from '../../../media/extension-of.ts';
import type { EngineJob } from '../engine.ts';
import { tooManyFiles } from '../requests/add-inputs.ts';
import { placedInputs, placeParameters } from '../requests/place-parameters.ts';
import type { RequestPlan } from '../requests/request-plan.ts';

/** Properties for which `auto` means the same as no value, which every server understands. */
const automatic = new Set(['size', 'quality', 'background']);

/** The fields of a request without its media. */
export function openaiBody(plan: RequestPlan, job: EngineJob): JsonObject {
  const body = placeParameters(plan, job);
  const given = Object.entries(body).filter(([name, value]) => !(automatic.has(name) && value === 'auto'));
  return { ...(plan.model === '' ? {} : { model: plan.model }), ...Object.fromEntries(given) };
}

/**
 * The fields and media of a request as a form. OpenAI recognises files by their extension. Several files of one
 * property are sent as `name[]`.
 *
 * @throws EaselError `invalid_params` for several files where the model takes one
 */
export async function openaiForm(body: JsonObject, plan: RequestPlan, job: EngineJob): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const { parameter, to, isList, inputs } of placedInputs(plan, job)) {
    if (!isList && inputs.length > 1) throw tooManyFiles(parameter);
    for (const { path, contentType } of inputs) {
      const name = inputs.length > 1 ? `${to}[]` : to;
      form.append(name, await openAsBlob(path, { type: contentType }), `input.${extensionOf(contentType)}`);
    }
  }
  return form;
}
