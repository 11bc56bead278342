import { z } from 'zod';
import { EaselError, type FieldIssue } from '../../../contract/error.ts';
import { asSentence } from './as-sentence.ts';
import { joinPointer } from '../../../schema-form/json-pointer.ts';
import { titleOf } from './title-of.ts';
import type { ComfyPlan, PlanTarget } from './workflow/plan.ts';

const text = z.string().catch('');
const issueSchema = z.looseObject({
  type: text,
  message: text,
  details: text,
  extra_info: z
    .looseObject({ input_name: text, input_config: z.unknown().optional() })
    .catch({ input_name: '', input_config: undefined }),
});
type Issue = z.output<typeof issueSchema>;
const nodeErrorSchema = z.looseObject({
  errors: z.array(issueSchema).catch([]),
  dependent_outputs: z.array(z.string()).catch([]),
});
const refusalSchema = z.looseObject({
  error: z
    .looseObject({
      type: text,
      message: text,
      details: text,
      extra_info: z.looseObject({ node_id: text }).catch({ node_id: '' }),
    })
    .catch({ type: '', message: '', details: '', extra_info: { node_id: '' } }),
  // An empty list when there are none, in some versions.
  node_errors: z.record(z.string(), nodeErrorSchema).catch({}),
});

const mostCharacters = 300;
const mostChoices = 12;

/**
 * The output nodes that an answer to a sent workflow refuses. The server runs the other ones, with status 200.
 *
 * @param body the answer
 */
export function refusedOutputs(body: unknown): Set<string> {
  const parsed = refusalSchema.safeParse(body);
  return new Set(
    parsed.success ? Object.values(parsed.data.node_errors).flatMap((node) => node.dependent_outputs) : [],
  );
}

/**
 * What the server refuses about a workflow: `invalid_params` with an issue for each parameter that a refused input is
 * filled from; else `upstream_error` with a message that names the nodes. Error types: `execution.py` of ComfyUI,
 * `validate_inputs` and `validate_prompt`.
 *
 * @param name the engine's name
 * @param body the answer
 */
export function explainRefusal(name: string, body: unknown, plan: ComfyPlan): EaselError {
  const parsed = refusalSchema.safeParse(body);
  if (!parsed.success) return new EaselError('upstream_error', `${name} refused the workflow without giving a reason.`);
  const { error, node_errors: nodeErrors } = parsed.data;
  const issues = Object.entries(nodeErrors).flatMap(([node, { errors }]) => errors.map((issue) => ({ node, issue })));
  const fields = issues.flatMap(({ node, issue }) => fieldIssues(name, plan, node, issue));
  if (fields.length > 0) {
    const [first] = fields;
    const message = asSentence(`${name} refused ${first?.pointer.slice(1)}: ${first?.message}`);
    return new EaselError('invalid_params', message, { fields });
  }
  const sentences = issues.slice(0, 3).map(({ node, issue }) => {
    const input = issue.extra_info.input_name;
    return `${titleOf(plan.workflow, node)}: ${input === '' ? '' : `${input} `}${describe(name, issue)}`;
  });
  if (sentences.length > 0) {
    return new EaselError('upstream_error', asSentence(`${name} refused the workflow. ${sentences.join('; ')}`));
  }
  return new EaselError('upstream_error', explainWhole(name, error, plan));
}

function explainWhole(name: string, error: z.output<typeof refusalSchema>['error'], plan: ComfyPlan): string {
  // Version 0.3.64 names the node of `invalid_prompt` only in the details.
  const node =
    error.extra_info.node_id === '' ? (/#([\w:.-]+)/.exec(error.details)?.[1] ?? '') : error.extra_info.node_id;
  const isMissing = error.type === 'missing_node_type' || error.type === 'invalid_prompt';
  const classType = plan.workflow[node]?.class_type;
  if (isMissing && classType !== undefined) {
    return `${name} lacks the node “${classType}”, which the workflow needs. Install it there.`;
  }
  if (error.type === 'prompt_no_outputs') return `The workflow has no node that saves a result at ${name}.`;
  const reason = bounded(error.message);
  return asSentence(`${name} refused the workflow${reason === '' ? '' : `: ${reason}`}`);
}

/** An input can be filled from several parameters. Names with `$` are no parameters of requests. */
function fieldIssues(name: string, plan: ComfyPlan, node: string, issue: Issue): FieldIssue[] {
  const parameters = Object.entries(plan.targets).filter(([parameter]) => !parameter.startsWith('$'));
  return parameters.flatMap(([parameter, targets]) =>
    targets
      .filter((target) => target.node === node && target.input === issue.extra_info.input_name)
      .map((target) => ({ pointer: joinPointer('', parameter), message: describe(name, issue, target) })),
  );
}

function describe(name: string, issue: Issue, target: PlanTarget | null = null): string {
  const [type, bounds] = readConfig(issue.extra_info.input_config);
  switch (issue.type) {
    case 'value_smaller_than_min':
      return bounds.min === null ? 'is too small' : `must be at least ${bounds.min}`;
    case 'value_bigger_than_max':
      return bounds.max === null ? 'is too large' : `must be at most ${bounds.max}`;
    case 'value_not_in_list':
      // The engine's own choices are not those of a parameter that translates them.
      if (target?.kind === 'media') return `can’t be loaded by ${name}`;
      if (target?.values !== undefined) return `is not available at ${name}`;
      return describeChoices(name, Array.isArray(type) ? type : bounds.options);
    case 'invalid_input_type':
      return `must be ${typeNames[String(type)] ?? 'a value of another type'}`;
    case 'required_input_missing':
      return 'is required';
    case 'custom_validation_failed':
      if (target?.kind === 'media') return `can’t be loaded by ${name}`;
      return `was refused: ${bounded(issue.details === '' ? issue.message : issue.details)}`;
    default:
      return bounded(`was refused: ${issue.message}${issue.details === '' ? '' : ` (${issue.details})`}`);
  }
}

const typeNames: Readonly<Record<string, string>> = {
  INT: 'a whole number',
  FLOAT: 'a number',
  STRING: 'text',
  BOOLEAN: 'true or false',
};

const boundsSchema = z.looseObject({
  min: z.number().nullish().catch(null),
  max: z.number().nullish().catch(null),
  options: z.array(z.unknown()).catch([]),
});

/** The configuration of an input: its type, or its choices as a list, then its options. */
function readConfig(config: unknown): [unknown, { min: number | null; max: number | null; options: unknown[] }] {
  const [type, options] = Array.isArray(config) ? (config as unknown[]) : [];
  const parsed = boundsSchema.safeParse(options);
  if (!parsed.success) return [type, { min: null, max: null, options: [] }];
  return [type, { min: parsed.data.min ?? null, max: parsed.data.max ?? null, options: parsed.data.options }];
}

function describeChoices(name: string, choices: readonly unknown[]): string {
  const shown = choices
    .filter((choice) => typeof choice === 'string' || typeof choice === 'number')
    .slice(0, mostChoices);
  if (shown.length === 0) return `is not available at ${name}`;
  const more = choices.length > shown.length ? ` and ${choices.length - shown.length} more` : '';
  return `is not available at ${name}; choose one of ${bounded(shown.join(', '))}${more}`;
}

function bounded(words: string): string {
  const line = words.trim().split('\n', 1)[0] ?? '';
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line;
}
