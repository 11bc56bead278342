import { readLink, type Workflow } from '../../comfyui/workflow/plan.ts';
import { objectInfo } from '../object-info.ts';

/** The versions that the fake behaves like. */
export type ComfyVersion = '0.33.0' | '0.3.64';

/** What a server answers to a workflow. */
export type Verdict =
  | { isAccepted: true; outputs: string[]; nodeErrors: NodeErrors }
  | { isAccepted: false; body: { error: WholeError; node_errors: NodeErrors } };

type NodeErrors = Record<string, { errors: InputError[]; dependent_outputs: string[]; class_type: string }>;
type WholeError = { type: string; message: string; details: string; extra_info: Record<string, unknown> };
type InputError = WholeError;

/** Checks a workflow as ComfyUI does: outputs that are valid run, even if others are refused. */
export function checkWorkflow(
  workflow: Workflow,
  options: { version: ComfyVersion; hasUpload: (name: string) => boolean },
): Verdict {
  for (const [id, node] of Object.entries(workflow)) {
    if (objectInfo[node.class_type] !== undefined) continue;
    const details = `Node ID '#${id}'`;
    return options.version === '0.3.64'
      ? refuse('invalid_prompt', `Cannot execute because node ${node.class_type} does not exist.`, details)
      : refuse('missing_node_type', `Node '${node.class_type}' not found.`, details, {
          node_id: id,
          class_type: node.class_type,
        });
  }
  const ends = Object.keys(workflow).filter(
    (id) => objectInfo[workflow[id]?.class_type ?? '']?.['output_node'] === true,
  );
  if (ends.length === 0) return refuse('prompt_no_outputs', 'Prompt has no outputs');
  const nodeErrors: NodeErrors = {};
  const valid = ends.filter((end) => {
    const faulty = nodesBefore(workflow, end).filter((id) => {
      const errors = checkNode(workflow, id, options.hasUpload);
      if (errors.length === 0) return false;
      nodeErrors[id] ??= { errors, dependent_outputs: [], class_type: workflow[id]?.class_type ?? '' };
      nodeErrors[id].dependent_outputs.push(end);
      return true;
    });
    return faulty.length === 0;
  });
  if (valid.length > 0) return { isAccepted: true, outputs: valid, nodeErrors };
  return refuse('prompt_outputs_failed_validation', 'Prompt outputs failed validation', '', {}, nodeErrors);
}

/** A node and all that lead to it, in the order in which they run. */
export function nodesBefore(workflow: Workflow, end: string): string[] {
  const order: string[] = [];
  const visit = (id: string) => {
    for (const value of Object.values(workflow[id]?.inputs ?? {})) {
      const link = readLink(value);
      if (link !== null) visit(link.node);
    }
    if (!order.includes(id)) order.push(id);
  };
  visit(end);
  return order;
}

/** The body of a refusal. */
export function refusal(type: string, message: string, details = ''): { error: WholeError; node_errors: NodeErrors } {
  return { error: { type, message, details, extra_info: {} }, node_errors: {} };
}

function refuse(
  type: string,
  message: string,
  details = '',
  extra: Record<string, unknown> = {},
  nodeErrors: NodeErrors = {},
): Verdict {
  const body = { error: { type, message, details, extra_info: extra }, node_errors: nodeErrors };
  return { isAccepted: false, body };
}

/** An input as `object_info` describes it: its type or its choices, then what else is known of it. */
type InputConfig = [unknown, Record<string, unknown>?];

function requiredInputs(classType: string): [string, InputConfig][] {
  const inputs = objectInfo[classType]?.['input'] as { required: Record<string, InputConfig> } | undefined;
  return Object.entries(inputs?.required ?? {});
}

function choicesOf([type, options = {}]: InputConfig): unknown[] | null {
  if (Array.isArray(type)) return type;
  if (type === 'COMBO') return options['options'] as unknown[];
  if (type === 'COMFY_DYNAMICCOMBO_V3') return (options['options'] as { key: string }[]).map(({ key }) => key);
  return null;
}

function checkNode(workflow: Workflow, id: string, hasUpload: (name: string) => boolean): InputError[] {
  const node = workflow[id];
  return requiredInputs(node?.class_type ?? '').flatMap(([name, config]) => {
    const value = node?.inputs[name];
    const [type, details] = checkInput(name, value, config, hasUpload);
    if (type === null) return [];
    const extra = { input_name: name, input_config: config, received_value: value };
    return [{ type, message: type.replaceAll('_', ' '), details, extra_info: extra }];
  });
}

const isValue = { INT: Number.isSafeInteger, FLOAT: Number.isFinite, STRING: (value: unknown) => value !== null };

function checkInput(
  name: string,
  value: unknown,
  config: InputConfig,
  hasUpload: (name: string) => boolean,
): [string, string] | [null, ''] {
  const [type, options = {}] = config;
  if (value === undefined) return ['required_input_missing', name];
  if (readLink(value) !== null) return [null, ''];
  if (options['image_upload'] === true) {
    if (typeof value === 'string' && hasUpload(value)) return [null, ''];
    return ['custom_validation_failed', `${name} - Invalid image file: ${JSON.stringify(value)}`];
  }
  const choices = choicesOf(config);
  if (choices !== null) {
    return choices.includes(value)
      ? [null, '']
      : ['value_not_in_list', `${name}: '${JSON.stringify(value)}' not in the list`];
  }
  if (type !== 'INT' && type !== 'FLOAT' && type !== 'STRING') return ['required_input_missing', name];
  const read: unknown = type === 'STRING' ? value : Number(value);
  if (!isValue[type](read))
    return ['invalid_input_type', `${name}, ${JSON.stringify(value)}, not a value of type ${type}`];
  const { min, max } = options;
  if (typeof min === 'number' && Number(read) < min) return ['value_smaller_than_min', name];
  if (typeof max === 'number' && Number(read) > max) return ['value_bigger_than_max', name];
  return [null, ''];
}
