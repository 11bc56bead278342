const listStart = /(?:```(?:json)?\s*)?\[\s*\{/g;
const boxKey = /"(?:bbox|box_2d|bbox_2d)"\s*:/;

/** Where a list of boxes begins; the list ends the prompt. -1 without one. */
function boxesStart(prompt: string): number {
  const firstBox = prompt.search(boxKey);
  const starts = firstBox < 0 ? [] : [...prompt.slice(0, firstBox).matchAll(listStart)];
  return starts.at(-1)?.index ?? -1;
}

/** A prompt in two parts: what a person wrote, and the list of boxes at its end as JSON; null without one. */
export interface PromptParts {
  /** With the spaces between the two parts, so that `words + boxes` is the prompt. */
  words: string;
  boxes: string | null;
}

/** Splits the list of boxes off a prompt. A list that is invalid or only half typed counts too. */
export function splitPrompt(prompt: string): PromptParts {
  const start = boxesStart(prompt);
  return start < 0 ? { words: prompt, boxes: null } : { words: prompt.slice(0, start), boxes: prompt.slice(start) };
}

/** How many boxes a prompt ends with. */
export function countBoxes(prompt: string): number {
  const { boxes } = splitPrompt(prompt);
  return boxes === null ? 0 : [...boxes.matchAll(new RegExp(boxKey, 'g'))].length;
}

/** The descriptions in a list of boxes. */
function descriptions(boxes: string): string[] {
  const found = boxes.matchAll(/"(?:desc|label)"\s*:\s*("(?:[^"\\]|\\.)*")/g);
  return [...found].flatMap(([, text]) => {
    try {
      return [String(JSON.parse(text ?? '""'))];
    } catch {
      return [];
    }
  });
}

/**
 * A prompt as a person reads it: without the list of boxes that some models take at its end as JSON. A prompt of boxes
 * alone reads as their descriptions, joined by commas. Used wherever a prompt is shown or names something: titles,
 * details, captions, file names.
 */
export function readablePrompt(prompt: string): string {
  const { words, boxes } = splitPrompt(prompt);
  if (boxes === null) return prompt;
  const text = words.replaceAll(/<([\w-]{1,100})>/g, (_all, id: string) =>
    id.replace(/_?\d+$/, '').replaceAll('_', ' '),
  );
  return text.trim() === '' ? descriptions(boxes).join(', ') : text.trim();
}
