import type { JsonObject } from '../../contract/model.ts';
import { messageField } from '../model/find-field.ts';
import { type FormModel, wholeBodyName } from '../model/form-model.ts';
import { isSameJson } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { messages } from '../messages.ts';
import { readValue } from '../kinds/read-value.ts';
import type { FieldIssue } from '../../contract/error.ts';

/** Messages at fields, and messages that no field can show. */
export interface VisibleIssues {
  /** By the pointer of the field that shows them. */
  atFields: ReadonlyMap<string, readonly string[]>;
  elsewhere: readonly string[];
}

/** The state that decides which issues of a form are shown. */
export interface IssueState {
  /** The values now. */
  values: JsonObject;
  /** The issues that the checks found in them. */
  checked: readonly FieldIssue[];
  /** The issues that the service reported, and the values it reported them for. */
  served: { issues: readonly FieldIssue[]; values: JsonObject };
  /** Fields that were left at least once. */
  touched: ReadonlySet<string>;
  showAll: boolean;
}

function valueOf(model: FormModel, values: JsonObject, pointer: string): unknown {
  return model.shape === 'whole' ? (values[wholeBodyName] ?? values) : valueAt(values, pointer);
}

/**
 * Which issues are shown, and where. The service's messages stay at their field until it changes. The form's own are
 * shown when all are to be shown, or once a field with a value was left: a new form does not start with messages about
 * missing values.
 */
export function visibleIssues(model: FormModel, state: IssueState): VisibleIssues {
  const atFields = new Map<string, string[]>();
  const elsewhere: string[] = [];
  const show = (pointer: string, message: string) => {
    const words = atFields.get(pointer) ?? [];
    if (!words.includes(message)) atFields.set(pointer, [...words, message]);
  };
  for (const issue of state.served.issues) {
    const field = messageField(model, issue.pointer, state.values);
    if (field === null) {
      if (isSameJson(state.values, state.served.values)) elsewhere.push(issue.message);
      continue;
    }
    const [now, then] = [state.values, state.served.values].map((values) => valueOf(model, values, field.pointer));
    if (isSameJson(now, then)) show(field.pointer, withPosition(field.pointer, issue));
  }
  for (const issue of state.checked) {
    const field = messageField(model, issue.pointer, state.values);
    if (field === null) {
      if (state.showAll) elsewhere.push(namedIssue(issue));
      continue;
    }
    const isFilled = readValue(field, valueOf(model, state.values, field.pointer)).state !== 'absent';
    const isTold = atFields.has(field.pointer);
    if (!isTold && (state.showAll || (isFilled && state.touched.has(field.pointer))))
      show(field.pointer, issue.message);
  }
  return { atFields, elsewhere };
}

/** The service counts items of a list from zero, the message from one. */
function withPosition(pointer: string, issue: FieldIssue): string {
  const [step] = pointerSteps(issue.pointer.slice(pointer.length));
  return step !== undefined && /^\d+$/.test(step)
    ? messages.inItem({ position: Number(step) + 1, message: issue.message })
    : issue.message;
}

/** Whether any field of these rows has an issue to show. */
export function hasIssueIn(model: FormModel, names: readonly string[], issues: VisibleIssues): boolean {
  const fields = model.fields.filter((field) => names.includes(field.name));
  return [...issues.atFields.keys()].some((pointer) =>
    fields.some((field) => pointer === field.pointer || pointer.startsWith(`${field.pointer}/`)),
  );
}

/** An issue as a message that begins with the name of its field: for places that don't show the field. */
export function namedIssue(issue: FieldIssue): string {
  const name = pointerSteps(issue.pointer).join(' › ');
  return name === '' ? issue.message : `${name}: ${issue.message}`;
}
