import {
  type CustomValidator,
  type ErrorTransformer,
  type FormContextType,
  type RJSFSchema,
  type RJSFValidationError,
  type StrictRJSFSchema,
  type UiSchema,
  type ValidationData,
  type ValidatorType,
  createErrorHandler,
  toErrorSchema,
  unwrapErrorHandler,
  validationDataMerge,
} from '@rjsf/utils';
import type { JsonObject } from '../../contract/model.ts';
import { schemaOfKeyword, findIssues } from '../issues/find-issues.ts';
import { isJsonObject } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { issueMessage } from '../issues/issue-message.ts';

function issuesAsErrors(schema: JsonObject, value: unknown): RJSFValidationError[] {
  return findIssues(schema, value).map((issue) => {
    const message = issueMessage({
      issue,
      field: null,
      value: valueAt(value, issue.pointer),
      schema: schemaOfKeyword(schema, issue),
    });
    const property = pointerSteps(issue.pointer)
      .map((step) => (/^[\w$-]+$/.test(step) ? `.${step}` : `['${step}']`))
      .join('');
    return { name: issue.keyword, message, property, stack: `${property} ${message}`.trim() };
  });
}

/**
 * Resolves references of a part against the definitions of the whole schema, as rjsf expects when it compares
 * alternatives.
 */
function withDefinitions(schema: JsonObject, root: JsonObject): JsonObject {
  const { $defs, definitions } = root;
  return {
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
    ...schema,
  };
}

/**
 * A validator for rjsf with @cfworker/json-schema, which interprets schemas instead of compiling them to code as Ajv
 * does, so that the page needs no `unsafe-eval`.
 */
export function createValidator<
  T = unknown,
  S extends StrictRJSFSchema = RJSFSchema,
  F extends FormContextType = FormContextType,
>(): ValidatorType<T, S, F> {
  const plain = (schema: S): JsonObject => (isJsonObject(schema) ? schema : {});
  const errorsOf = (schema: S, value: T | undefined) => issuesAsErrors(plain(schema), value ?? null);
  return {
    isValid(schema: S, formData: T | undefined, rootSchema: S): boolean {
      if (formData === undefined) return false;
      try {
        const whole = withDefinitions(plain(schema), plain(rootSchema));
        return findIssues(whole, formData).length === 0;
      } catch {
        return false;
      }
    },
    rawValidation(schema: S, formData?: T) {
      try {
        // The caller chooses the type of the errors, which no implementation can know.
        return { errors: errorsOf(schema, formData) as never[] };
      } catch (error) {
        return { validationError: error instanceof Error ? error : new Error(String(error)) };
      }
    },
    validateFormData(
      formData: T | undefined,
      schema: S,
      customValidate?: CustomValidator<T, S, F>,
      transformErrors?: ErrorTransformer<T, S, F>,
      uiSchema?: UiSchema<T, S, F>,
    ): ValidationData<T> {
      const found = errorsOf(schema, formData);
      const errors = transformErrors === undefined ? found : transformErrors(found, uiSchema);
      const data = { errors, errorSchema: toErrorSchema<T>(errors) };
      if (customValidate === undefined || formData === undefined) return data;
      const handled = customValidate(formData, createErrorHandler<T>(formData), uiSchema, data.errorSchema);
      return validationDataMerge(data, unwrapErrorHandler(handled));
    },
  };
}
