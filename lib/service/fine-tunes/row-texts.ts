import type { FineTune } from '../../contract/fine-tune.ts';

type ScriptType = FineTune['script_type'];
type Row = Record<string, unknown>;

/** The columns that hold a row's words, in the order they are looked for; the first set that is there is taken. */
const columnSets: Record<ScriptType, string[][]> = {
  text_generation: [['text'], ['prompt', 'response'], ['prompt', 'completion']],
  text_chat_messages: [['messages']],
  image_generation: [['prompt'], ['caption'], ['text']],
  image_editing: [['prompt'], ['instruction']],
  multi_image_editing: [['prompt'], ['instruction']],
  image_to_text: [['prompt', 'response'], ['prompt', 'text'], ['text'], ['caption']],
  image_to_video: [['prompt'], ['caption']],
  text_to_video: [['prompt'], ['caption'], ['text']],
};

function textsOfContent(content: unknown): string[] | null {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return null;
  return content.flatMap((part: unknown) => {
    const text = (part as Row | null)?.['text'];
    return typeof text === 'string' ? [text] : [];
  });
}

function textsOfMessages(messages: unknown): string[] | string {
  if (!Array.isArray(messages) || messages.length === 0) return 'messages must be a list with at least one message';
  const texts: string[] = [];
  for (const [index, message] of messages.entries()) {
    const { role, content } = (message ?? {}) as Row;
    const contents = textsOfContent(content);
    if (typeof role !== 'string' || contents === null) return `message ${index + 1} needs a role and a content`;
    texts.push(role, ...contents);
  }
  return texts;
}

/**
 * The texts of a dataset's row that a training script of this type reads: what is counted.
 *
 * @returns the texts, or in words what is wrong with the row
 */
export function rowTexts(row: unknown, scriptType: ScriptType): string[] | string {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'a row must be a JSON object';
  const columns = columnSets[scriptType].find((set) => set.every((name) => name in row));
  if (columns === undefined) {
    const wanted = columnSets[scriptType].map((set) => set.join(' and ')).join(', or ');
    return `a row for ${scriptType} needs ${wanted}`;
  }
  const values = columns.map((name) => (row as Row)[name]);
  if (scriptType === 'text_chat_messages') return textsOfMessages(values[0]);
  const wrong = columns.find((_, index) => typeof values[index] !== 'string');
  return wrong === undefined ? (values as string[]) : `${wrong} must be a text`;
}
