import type { FieldIssue } from '@/lib/contract/error';
import { pointerSteps } from '@/lib/schema-form/json-pointer';
import type { DraftIssue, FieldPart } from './field-drafts';

/** The service's issues with a model, at the parts of the sheet that they concern. */
export interface PlacedIssues {
  id: string | null;
  title: string | null;
  fields: DraftIssue[];
  /** Messages about anything else. */
  elsewhere: string[];
}

const parts: Readonly<Record<string, FieldPart>> = {
  title: 'title',
  default: 'initial',
  minimum: 'minimum',
  maximum: 'maximum',
};

/** Sorts issues by their pointers into the settings of a model. */
export function placeIssues(issues: readonly FieldIssue[]): PlacedIssues {
  const placed: PlacedIssues = { id: null, title: null, fields: [], elsewhere: [] };
  for (const { pointer, message } of issues) {
    const steps = pointerSteps(pointer);
    const [first = '', address = '', part = ''] = steps[0] === 'settings' ? steps.slice(1) : steps;
    if (first === 'id') placed.id = message;
    else if (first === 'title') placed.title = message;
    else if (first === 'fields' && address !== '')
      placed.fields.push({ address, part: parts[part] ?? 'title', message });
    else placed.elsewhere.push(message);
  }
  return placed;
}

/** Issues with the parameters of a try, with pointers into the parameters themselves. */
export function parameterIssues(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.map(({ pointer, message }) => ({ pointer: pointer.replace(/^\/parameters(?=\/|$)/, ''), message }));
}
