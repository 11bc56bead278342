import { addressOf, findRoles, type InputRole } from './find-roles.ts';
import { arrivalsOf, readUses, type InputPlace, type Uses } from './arrivals.ts';
import type { InputSpec, NodeInfo } from './node-info.ts';
import { readSpecs } from './node-specs.ts';
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
import { usedNodes } from './used-nodes.ts';

/** A bound that JavaScript can hold exactly. */
const safe = (bound: number) => Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, bound));

/** The bounds and the step of a number. A value that a node only holds has those of the inputs that it goes to. */
function rangeOf(kind: PlanTarget['kind'], specs: readonly InputSpec[]) {
  const isSeed = kind === 'seed';
  const least = specs.flatMap(({ minimum }) => minimum ?? []);
  const most = specs.flatMap(({ maximum }) => maximum ?? []);
  const steps = specs.flatMap(({ step }) => step ?? []);
  const bounds = { least: isSeed ? [0, ...least] : least, most: isSeed ? [Number.MAX_SAFE_INTEGER, ...most] : most };
  return {
    minimum: bounds.least.length === 0 ? null : safe(Math.max(...bounds.least)),
    maximum: bounds.most.length === 0 ? null : safe(Math.min(...bounds.most)),
    step: steps.length === 0 ? null : Math.max(...steps),
  };
}

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
  if (kind === 'boolean') return typeof literal === 'string' ? !/^(?:false|0|)$/i.test(literal) : Boolean(literal);
  const number = Number(literal);
  if (!Number.isFinite(number)) return 0;
  if (kind === 'number') return number;
  const whole = safe(Math.trunc(number));
  return kind === 'seed' ? Math.max(0, whole) : whole;
}

/** Prompts, files, the size and the seed; of several prompts those that have a text. */
function isBasic({ role, default: literal }: LiteralInput): boolean {
  if (role === 'prompt') return literal !== '';
  return role !== null && role !== 'negative prompt';
}

/** A literal, and what is known of the place where it stands. */
interface Place {
  id: string;
  node: WorkflowNode;
  info: NodeInfo | null;
  input: string;
  literal: Scalar;
  spec: InputSpec | null;
  isUsed: boolean;
  /** Where it arrives: at its own input, or where the node that holds it is linked to. */
  arrivals: readonly InputPlace[];
  /** What is known of its own input and of those where it arrives. */
  ends: InputSpec[];
  role: InputRole | null;
}

function describe({ id, node, info, input, literal, spec, isUsed, ends, role }: Place): LiteralInput {
  const kind = kindOf(literal, spec, role);
  const choices = kind === 'media' ? null : (spec?.choices ?? null);
  const title = titleOfNode(node) ?? info?.title ?? node.class_type;
  return {
    node: id,
    nodeTitle: title,
    hasOwnTitle: title !== node.class_type && title !== info?.title,
    classType: node.class_type,
    isUsed,
    input,
    kind,
    media: kind === 'media' ? (spec?.upload ?? null) : null,
    choices,
    ...rangeOf(kind, ends),
    isMultiline: spec?.isMultiline ?? (typeof literal === 'string' && literal.includes('\n')),
    isRequired: spec?.isOptional !== true,
    default: choices === null ? asKind(literal, kind) : literal,
    help: spec?.help ?? null,
    role,
  };
}

/** The literals of a workflow with their roles, in the order of its nodes. */
function placesOf(workflow: Workflow, infos: ReadonlyMap<string, NodeInfo>, uses: Uses): Place[] {
  const specs = readSpecs(workflow, infos);
  const roles = findRoles(workflow, infos, specs, uses);
  const used = usedNodes(workflow, infos);
  return nodeIds(workflow).flatMap((id) => {
    const node = workflow[id];
    return Object.entries(node?.inputs ?? {}).flatMap(([input, literal]): Place[] => {
      if (node === undefined || !isScalar(literal)) return [];
      const spec = specs.get(id)?.get(input) ?? null;
      const arrivals = arrivalsOf(workflow, uses, { node: id, input });
      const known = arrivals.flatMap((end) => specs.get(end.node)?.get(end.input) ?? []);
      const ends = [...(spec === null ? [] : [spec]), ...known];
      const info = infos.get(node.class_type) ?? null;
      const role = roles.get(addressOf(id, input)) ?? null;
      return [{ id, node, info, input, literal, spec, isUsed: used.has(id), arrivals, ends, role }];
    });
  });
}

/** Whether a form shows a literal when nobody chose. */
function isShown({ node, input, arrivals, literal, spec, info, role, isUsed }: Place): boolean {
  const names = [input, ...arrivals.map((end) => end.input)];
  const kind = kindOf(literal, spec, role);
  return isUsed && isSuitable({ role, kind, classType: node.class_type, input, names, spec, info });
}

/**
 * Every literal of a workflow, in the order of its nodes, with what the engine says about it.
 *
 * @param infos the engine's node classes; for a class that is missing, a literal's own type decides
 */
export function findInputs(workflow: Workflow, infos: ReadonlyMap<string, NodeInfo>): FoundInput[] {
  const uses = readUses(workflow);
  const places = placesOf(workflow, infos, uses);
  // When nothing leads to a sampler, the only long text is the prompt.
  const long = places.filter((place) => place.role === null && place.spec?.isMultiline === true && isShown(place));
  const prompt = long.length === 1 && !places.some(({ role }) => role === 'prompt') ? long[0] : null;
  const shown = new Set<LiteralInput>();
  const literals = places.map((place) => {
    const literal = describe(place === prompt ? { ...place, role: 'prompt' } : place);
    if (isShown(place)) shown.add(literal);
    return literal;
  });
  const names = nameInputs(literals, shown, uses);
  return literals.map((literal) => {
    const { name, title } = names.get(literal) ?? { name: literal.input, title: literal.input };
    const show = shown.has(literal);
    const basic = show && isBasic(literal);
    return { ...literal, suggestion: { show, basic, title, name } };
  });
}
