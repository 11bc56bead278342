import type { MediaReference, RowCell } from './row-cell.ts';

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** The texts and images of a message's content: a text, or a list of parts. */
function readContent(content: unknown): RowCell | null {
  if (typeof content === 'string') return { texts: [content], media: [] };
  if (!Array.isArray(content)) return null;
  const texts: string[] = [];
  const media: MediaReference[] = [];
  for (const part of content) {
    const { text, image_url: imageUrl, image } = fieldsOf(part);
    const address = fieldsOf(imageUrl)['url'] ?? imageUrl ?? image;
    if (typeof text === 'string') texts.push(text);
    else if (typeof address === 'string') media.push({ address });
    else return null;
  }
  return { texts, media };
}

function parseMessages(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

/**
 * Reads a chat: a list of messages with a role and a content (or `from` and `value`), or its JSON as text.
 *
 * @returns roles and contents in their order, or what is wrong
 */
export function readMessages(value: unknown): RowCell | string {
  const messages = parseMessages(value);
  if (!Array.isArray(messages) || messages.length === 0) return 'messages must be a list of at least one message';
  const cell: RowCell = { texts: [], media: [] };
  for (const [index, message] of messages.entries()) {
    const { role, content, from, value: text } = fieldsOf(message);
    const name = role ?? from;
    const read = readContent(content ?? text);
    if (typeof name !== 'string' || read === null) return `message ${index + 1} needs a role and content`;
    cell.texts.push(name, ...read.texts);
    cell.media.push(...read.media);
  }
  return cell;
}
