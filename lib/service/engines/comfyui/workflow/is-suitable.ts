import type { InputRole } from './find-roles.ts';
import type { InputSpec, NodeInfo } from './node-info.ts';
import type { PlanTarget } from './plan.ts';

const scalarTypes = new Set(['STRING', 'INT', 'FLOAT', 'BOOLEAN', 'COMBO', 'FLOAT,INT', 'INT,FLOAT']);

/** Names of texts that say where something is read or written. */
const placeName = /(?:^|_)(?:path|dir|directory|folder|file|filename|url|prefix|suffix|extension|subfolder)s?(?:_|$)/i;
/** What belongs to the machine or to the editor, and files that fit only the rest of the workflow. */
const internalName =
  /(?:^|_)(?:device|dtype|precision|offload|attention_mode|upload)(?:_|$)|^control_(?:after|before)_generate$|^(?:vae|clip)_name\d*$/i;
const secretName = /(?:^|_)(?:api_?key|key|secret|password|token|auth)(?:_|$)/i;

/** Classes of nodes that read from somewhere: a text there says from where. */
const readerClass = /load|path|url|folder|director|file|fetch|download/i;

/** A literal in question. */
export interface Candidate {
  role: InputRole | null;
  kind: PlanTarget['kind'];
  classType: string;
  input: string;
  /** Its own name, and those of the inputs that it sets. */
  names: readonly string[];
  spec: InputSpec | null;
  info: NodeInfo | null;
}

/** Whether a literal is a text that names a file, a folder, an address or a secret of the engine. */
function isPrivateText({ kind, names, spec }: Candidate): boolean {
  if (kind !== 'text') return false;
  if (spec?.isPlace === true || names.some((name) => secretName.test(name))) return true;
  return spec?.choices == null && names.some((name) => placeName.test(name));
}

/** Whether a form may show a literal when nobody chose: no files, no internals, no settings of saving. */
export function isSuitable(one: Candidate): boolean {
  const { role, kind, classType, input, names, spec, info } = one;
  if (isPrivateText(one)) return false;
  if (role !== null) return true;
  if (info !== null && (spec === null || !scalarTypes.has(spec.type))) return false;
  if (spec?.upload != null || spec?.choices?.length === 0) return false;
  if (kind === 'text' && spec?.choices == null && readerClass.test(classType)) return false;
  if (names.some((name) => internalName.test(name))) return false;
  // `type` of a loader of text encoders names what the workflow is built for.
  if (input === 'type' && info?.outputs.includes('CLIP') === true) return false;
  return info?.isOutput !== true || /^(?:fps|frame_?rate)$/i.test(input);
}
