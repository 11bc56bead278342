import { addressOf, findRoles, type InputRole } from './find-roles.ts';
import { inputsOfNode, type InputSpec, type NodeInfo } from './node-info.ts';
import {
  isScalar,
  nodeIds,
  titleOfNode,
  type PlanTarget,
  type Scalar,
  type Workflow,
  type WorkflowNode,
} from './plan.ts';
import type { FoundInput, LiteralInput } from './literal-input.ts';
import { isSuitable } from './is-suitable.ts';
import { nameInputs } from './name-inputs.ts';

const safe = (bound: number | null) =>
  bound === null ? null : Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, bound));

function kindOf(literal: Scalar, spec: InputSpec | null, role: InputRole | null): PlanTarget['kind'] {
  if (role === 'seed' || role === 'media') return role;
  if (spec?.type === 'STRING') return 'text';
  if (spec?.type === 'INT') return 'integer';
  if (spec?.type === 'FLOAT') return 'number';
  if (spec?.type === 'BOOLEAN' || typeof literal === 'boolean') return 'boolean';
  if (typeof literal === 'string') return 'text';
  return spec?.choices?.every(Number.isInteger) === true ? 'integer' : 'number';
}

/** The literal as its kind has it: ComfyUI converts between text and numbers by itself, a form does not. */
function asKind(literal: Scalar, kind: PlanTarget['kind']): Scalar {
  if (kind === 'text' || kind === 'media') return String(literal);
  if (kind === 'boolean') return literal === 'false' ? false : Boolean(literal);
  const number = Number(literal);
  if (!Number.isFinite(number)) return 0;
  if (kind === 'number') return number;
  const whole = safe(Math.trunc(number)) ?? 0;
  return kind === 'seed' ? Math.max(0, whole) : whole;
}

function describe(
  node: WorkflowNode,
  place: { id: string; input: string; literal: Scalar },
  info: NodeInfo | null,
  spec: InputSpec | null,
  role: InputRole | null,
): LiteralInput {
  const kind = kindOf(place.literal, spec, role);
  const least = kind === 'seed' ? Math.max(0, spec?.minimum ?? 0) : (spec?.minimum ?? null);
  const most = kind === 'seed' ? (spec?.maximum ?? Number.MAX_SAFE_INTEGER) : (spec?.maximum ?? null);
  return {
    node: place.id,
    nodeTitle: titleOfNode(node) ?? info?.title ?? node.class_type,
    classType: node.class_type,
    input: place.input,
    kind,
    media: kind === 'media' ? (spec?.upload ?? null) : null,
    choices: kind === 'media' ? null : (spec?.choices ?? null),
    minimum: safe(least),
    maximum: safe(most),
    step: spec?.step ?? null,
    isMultiline: spec?.isMultiline ?? (typeof place.literal === 'string' && place.literal.includes('\n')),
    isRequired: spec?.isOptional !== true,
    default: spec?.choices == null || kind === 'media' ? asKind(place.literal, kind) : place.literal,
    help: spec?.help ?? null,
    role,
  };
}

/** When nothing leads to a sampler, the only long text is the prompt. */
function withOnlyPrompt(inputs: LiteralInput[], suitable: ReadonlySet<LiteralInput>): LiteralInput[] {
  if (inputs.some(({ role }) => role === 'prompt')) return inputs;
  const long = inputs.filter((one) => one.kind === 'text' && one.isMultiline && one.role === null && suitable.has(one));
  const [only] = long;
  if (only !== undefined && long.length === 1) only.role = 'prompt';
  return inputs;
}

/**
 * Every literal of a workflow, in the order of its nodes, with what the engine says about it.
 *
 * @param infos the engine's node classes; for a class that is missing, a literal's own type decides
 */
export function findInputs(workflow: Workflow, infos: ReadonlyMap<string, NodeInfo>): FoundInput[] {
  const roles = findRoles(workflow, infos);
  const suitable = new Set<LiteralInput>();
  const literals = nodeIds(workflow).flatMap((id) => {
    const node = workflow[id];
    if (node === undefined) return [];
    const info = infos.get(node.class_type) ?? null;
    const specs = info === null ? null : inputsOfNode(info, node);
    return Object.entries(node.inputs).flatMap(([input, literal]) => {
      if (!isScalar(literal)) return [];
      const spec = specs?.get(input) ?? null;
      const one = describe(node, { id, input, literal }, info, spec, roles.get(addressOf(id, input)) ?? null);
      if (isSuitable(one, info, spec)) suitable.add(one);
      return [one];
    });
  });
  const names = nameInputs(withOnlyPrompt(literals, suitable), (one) => suitable.has(one), workflow);
  return literals.map((one) => {
    const { name, title } = names.get(one) ?? { name: one.input, title: one.input };
    const isBasic = one.role !== null && one.role !== 'negative prompt';
    return { ...one, suggestion: { show: suitable.has(one), basic: isBasic && suitable.has(one), title, name } };
  });
}
