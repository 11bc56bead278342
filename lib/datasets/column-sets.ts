import type { ScriptType } from '../contract/fine-tunes/fine-tune.ts';
import type { columnKinds, columnRoles } from '../contract/fine-tunes/tokenization.ts';

/** The role of a column in the training script. */
export type ColumnRole = (typeof columnRoles)[number];

/** A column that a script type reads, and the names by which it is found. */
export interface ColumnNeed {
  role: ColumnRole;
  kind: (typeof columnKinds)[number];
  isRequired: boolean;
  /** Whether its text can be empty, as captions can. */
  mayBeEmpty: boolean;
  names: string[];
}

const need = (role: ColumnRole, kind: ColumnNeed['kind'], ...names: string[]): ColumnNeed => ({
  role,
  kind,
  isRequired: true,
  mayBeEmpty: false,
  names,
});
const optional = (wanted: ColumnNeed): ColumnNeed => ({ ...wanted, isRequired: false, mayBeEmpty: true });

const text = need('text', 'text', 'text', 'content', 'body', 'document');
const question = need('prompt', 'text', 'prompt', 'instruction', 'question', 'input', 'query');
const answer = need('completion', 'text', 'completion', 'response', 'output', 'answer', 'target');
const messages = need('messages', 'messages', 'messages', 'conversation', 'conversations', 'chat');
const caption = {
  ...need('prompt', 'text', 'prompt', 'caption', 'text', 'description'),
  mayBeEmpty: true,
};
const instruction = need('prompt', 'text', 'prompt', 'instruction', 'edit', 'caption', 'text');
const image = need('image', 'image', 'image', 'image_url', 'image_path', 'image_file', 'file_name', 'file');
const before = need(
  'input_image',
  'image',
  'input_image',
  'source_image',
  'control_image',
  'original_image',
  'before',
  'image',
);
const several = need(
  'input_images',
  'images',
  'input_images',
  'source_images',
  'control_images',
  'reference_images',
  'images',
);
const after = need(
  'output_image',
  'image',
  'output_image',
  'target_image',
  'edited_image',
  'result_image',
  'result',
  'after',
  'target',
);
const video = need(
  'video',
  'video',
  'video',
  'video_url',
  'video_path',
  'output_video',
  'target_video',
  'clip',
  'file_name',
);
const read = need('text', 'text', 'text', 'caption', 'description', 'response', 'completion', 'answer', 'output');
const firstFrame = need('image', 'image', 'image', 'input_image', 'first_frame', 'image_url', 'image_path');

/** The sets of columns that each script type can read; the first complete one is used. */
export const columnSets: Record<ScriptType, ColumnNeed[][]> = {
  text_generation: [[question, answer], [text]],
  text_chat_messages: [[messages]],
  image_generation: [[caption, image]],
  image_editing: [[instruction, before, after]],
  multi_image_editing: [[instruction, several, after]],
  image_to_text: [[optional(need('prompt', 'text', 'prompt', 'instruction', 'question')), image, read]],
  image_to_video: [[optional(caption), firstFrame, video]],
  text_to_video: [[caption, video]],
};
