import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { checkValues } from '@/lib/schema-form/issues/check-values';
import { findField } from '@/lib/schema-form/model/find-field';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { initialValues } from '@/lib/schema-form/values/initial-values';
import { promptFields } from '@/lib/schema-form/prompt/citable-groups';
import type { FilledForm } from '@/lib/schema-form/carry-over/plan-carry-over';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';
import { schemaOf } from '@/lib/client/models/schema-of';
import { carryOver } from '@/lib/schema-form/carry-over/carry-over';

/** Why a request can't be sent to a model. */
export interface PlanIssue {
  /** The field with a missing or invalid value; null for the request as a whole. */
  label: string | null;
  message: string;
  /** Whether an image, video or audio file is missing. */
  isMedia: boolean;
}

/** A request as another model would get it. */
export interface ModelPlan {
  model: LooseModel;
  schema: JsonObject;
  /** The values of the model's own form. */
  values: JsonObject;
  /** What happened to each value of the request. */
  report: SwitchedField[];
  /** Empty when it can be sent. */
  issues: PlanIssue[];
}

/** A form and the model that it belongs to. */
export interface FormRequest extends FilledForm {
  modelId: string;
}

/**
 * Carries a request over to a model by the rules of a switch into an empty form: the model's stored draft is not used.
 * The request's own model gets it unchanged.
 *
 * @returns null for a model whose schema is unknown
 */
export function planModel(model: LooseModel, request: FormRequest): ModelPlan | null {
  const schema = schemaOf(model);
  if (schema === null) return null;
  const own = model.id === request.modelId;
  const { values, report } = own
    ? { values: request.values, report: [] }
    : carryOver({ ...request, countsPrefills: true }, { schema, values: emptyValues(schema) });
  return planWith({ model, schema, report }, values);
}

/** The initial values of an empty form without its example prompt: the prompt comes from the request, or is empty. */
export function emptyValues(schema: JsonObject): JsonObject {
  const prompts = new Set(promptFields(createFormModel(schema)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(initialValues(schema)).filter(([name]) => !prompts.has(name)));
}

/** A plan with changed values, as after a choice of other files. */
export function planWith(plan: Pick<ModelPlan, 'model' | 'schema' | 'report'>, values: JsonObject): ModelPlan {
  const { model, schema, report } = plan;
  const form = createFormModel(schema);
  const issues = checkValues(schema, values).map(({ pointer, message }): PlanIssue => {
    const field = findField(form, pointer, values);
    return { label: field?.label ?? null, message, isMedia: field?.kind === 'media' };
  });
  return { model, schema, report, values, issues };
}

/** Plans for one request, each created on first use. */
export function createPlanner(request: FormRequest): (model: LooseModel) => ModelPlan | null {
  const plans = new Map<string, ModelPlan | null>();
  return function planOf(model) {
    const known = plans.get(model.id);
    if (known !== undefined) return known;
    const plan = planModel(model, request);
    plans.set(model.id, plan);
    return plan;
  };
}
