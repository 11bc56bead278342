import type { LiteralInput } from './literal-input.ts';
import type { InputSpec, NodeInfo } from './node-info.ts';

const scalarTypes = new Set(['STRING', 'INT', 'FLOAT', 'BOOLEAN', 'COMBO']);

/** Names of texts that say where something is read or written. */
const placeName = /(?:^|_)(?:path|dir|directory|folder|file|filename|url|prefix|suffix|extension|subfolder)s?(?:_|$)/i;
/** What belongs to the machine or to the editor, and files that fit only the rest of the workflow. */
const internalName =
  /(?:^|_)(?:device|dtype|precision|offload|attention_mode|upload)(?:_|$)|^control_(?:after|before)_generate$|^(?:vae|clip)_name\d*$/i;
const secretName = /(?:^|_)(?:api_?key|key|secret|password|token|auth)(?:_|$)/i;

/** Whether a form may show a literal when nobody chose: no files, no internals, no settings of saving. */
export function isSuitable(one: LiteralInput, info: NodeInfo | null, spec: InputSpec | null): boolean {
  if (one.role !== null) return true;
  if (info !== null && (spec === null || !scalarTypes.has(spec.type))) return false;
  if (spec?.upload != null || spec?.choices?.length === 0) return false;
  if (internalName.test(one.input)) return false;
  if (one.kind === 'text' && (secretName.test(one.input) || (one.choices === null && placeName.test(one.input))))
    return false;
  // `type` of a loader of text encoders names what the workflow is built for.
  if (one.input === 'type' && info?.outputs.includes('CLIP') === true) return false;
  return info?.isOutput !== true || /^(?:fps|frame_?rate)$/i.test(one.input);
}
