import { isSeedName } from '../../../../contract/seed.ts';
import { EaselError } from '../../../../contract/error.ts';
import {
  appInputsOf,
  appOutputsOf,
  packsOf,
  readEditorWorkflow,
  type EditorWorkflow,
  type InputAddress,
} from './file/editor-workflow.ts';
import { parseLooseJson } from './file/loose-json.ts';
import { matroskaTexts } from './file/matroska-texts.ts';
import { mp4Texts } from './file/mp4-texts.ts';
import { pngTexts } from './file/png-texts.ts';
import { mostTextBytes } from './file/text-limits.ts';
import { webpTexts } from './file/webp-texts.ts';
import { workflowSchema, type Workflow } from './plan.ts';

/** The largest file that a workflow is read from. */
export const mostFileBytes = 64 * 1024 * 1024;
const mostNodes = 5000;

/** A workflow with what its file says about it. */
export interface WorkflowFile {
  workflow: Workflow;
  /** The inputs that the author chose for app mode, in order; null when the file has no such choice. */
  appInputs: InputAddress[] | null;
  /** The nodes whose results the author chose for app mode; null when the file has no such choice. */
  appOutputs: string[] | null;
  /** The custom-node packs of node classes, by class, as far as the file names them. */
  packs: Map<string, string>;
}

const remedy = 'In ComfyUI, choose Workflow → Export (API), or use an image or video that ComfyUI saved.';

function refused(message: string): EaselError {
  return new EaselError('invalid_params', `${message} ${remedy}`);
}

/** The texts that an image or video file carries; null for a file of another type. */
function textsOf(bytes: Buffer): Map<string, string> | null {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\u0089PNG\r\n')) return pngTexts(bytes);
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return webpTexts(bytes);
  if (head.slice(4, 8) === 'ftyp') return mp4Texts(bytes);
  if (head.startsWith('\u001A\u0045\u00DF\u00A3')) return matroskaTexts(bytes);
  return null;
}

/** An object of JSON; the Video Helper Suite writes JSON texts within JSON. */
function readObject(value: unknown): Record<string, unknown> | null {
  const read = typeof value === 'string' ? parseLooseJson(value) : value;
  if (typeof read === 'string' && read !== value) return readObject(read);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null;
}

/** Numbers beyond JavaScript's safe integers lose digits; ComfyUI would refuse what they become. */
function safeLiteral(name: string, value: unknown): unknown {
  const isLongSeed = typeof value === 'string' && isSeedName(name) && /^\d{16,}$/.test(value);
  const number = isLongSeed ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return value;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, number));
}

function readNodes(value: unknown): Workflow {
  const parsed = workflowSchema.safeParse(value);
  if (!parsed.success || Object.keys(parsed.data).length === 0) throw refused('The workflow in the file is damaged.');
  const count = Object.keys(parsed.data).length;
  if (count > mostNodes) {
    throw new EaselError('invalid_params', `The workflow has ${count} nodes. The most is ${mostNodes}.`);
  }
  const nodes = Object.entries(parsed.data).map(([id, node]) => {
    const inputs = Object.entries(node.inputs).map(([name, input]) => [name, safeLiteral(name, input)]);
    return [id, { ...node, inputs: Object.fromEntries(inputs) }] as const;
  });
  return Object.fromEntries(nodes);
}

function fileOf(nodes: unknown, editor: EditorWorkflow | null): WorkflowFile {
  return {
    workflow: readNodes(nodes),
    appInputs: editor === null ? null : appInputsOf(editor),
    appOutputs: editor === null ? null : appOutputsOf(editor),
    packs: editor === null ? new Map() : packsOf(editor),
  };
}

function readTexts(texts: Map<string, string>): WorkflowFile {
  const comment = readObject(texts.get('comment')) ?? {};
  const prompt = readObject(texts.get('prompt') ?? comment['prompt']);
  const editor = readEditorWorkflow(readObject(texts.get('workflow') ?? comment['workflow']));
  if (prompt !== null) return fileOf(prompt, editor);
  throw refused(
    editor === null
      ? 'The file contains no ComfyUI workflow.'
      : 'The file contains a workflow only as the editor saves it, without what is run.',
  );
}

const isNode = (value: unknown) => typeof value === 'object' && value !== null && 'class_type' in value;

function readJson(bytes: Buffer): WorkflowFile {
  const text = bytes.length <= mostTextBytes ? bytes.toString('utf8').replace(/^\uFEFF/, '') : '';
  const value = readObject(text);
  if (value === null) throw refused('The file is neither a workflow nor an image or video.');
  const editor = readEditorWorkflow(value);
  if (editor !== null) throw refused('The file is a workflow as the editor saves it, which cannot be run as it is.');
  // The body of a request to ComfyUI has the workflow under `prompt`, and the editor's under `extra_data`.
  const body = readObject(value['prompt']);
  if (body === null || 'class_type' in value) {
    if (!Object.values(value).some(isNode)) throw refused('The JSON file contains no ComfyUI workflow.');
    return fileOf(value, null);
  }
  const extra = readObject(readObject(value['extra_data'])?.['extra_pnginfo']) ?? {};
  return fileOf(body, readEditorWorkflow(extra['workflow'] ?? value['workflow']));
}

/**
 * Reads a workflow from the content of a file: JSON in API format, or a PNG, WebP, MP4, QuickTime, WebM or Matroska file
 * that ComfyUI saved. Nothing of an image or video is decoded.
 *
 * @throws EaselError `invalid_params` with what to do for a file without one; `payload_too_large` above 64 MB
 */
export async function readWorkflow(bytes: Uint8Array): Promise<WorkflowFile> {
  if (bytes.length > mostFileBytes) {
    throw new EaselError('payload_too_large', 'The file is larger than 64 MB, the most for a workflow.');
  }
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const texts = textsOf(content);
  return texts === null ? readJson(content) : readTexts(texts);
}
