import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject } from '../json.ts';
import type { BoxFormat, BoxSide } from './box-format.ts';
import { messages } from '../messages.ts';

/** The highest coordinate of the grid; the frame's right and bottom edge. */
export const gridSize = 1000;

/** A box of a layout on the grid, from the frame's top left corner. */
export interface LayoutBox extends Record<BoxSide, number> {
  /** The description of its content. */
  text: string;
  /** The list's entry as the prompt has it: its other properties are written back unchanged. */
  entry: JsonObject;
}

/** The sides of a box. */
export type BoxSides = Pick<LayoutBox, BoxSide>;

/** Why a list at a prompt's end can't be read as boxes; `position` counts from 1. */
export type BoxIssue = { kind: 'json' } | { kind: 'entry'; position: number } | { kind: 'area'; position: number };

/** A parsed prompt: the text before the list, the boxes, and the text around the list. */
export interface PromptBoxes {
  words: string;
  boxes: LayoutBox[];
  /** Null when the list is right, or there is none. */
  issue: BoxIssue | null;
}

const textNames = ['desc', 'label'];
const fenceBefore = /```(?:json)?\s*$/;
const fenceAfter = /\s*```\s*$/;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function textNameOf(entry: JsonObject, format: BoxFormat): string {
  return [format.textName, ...textNames].find((name) => typeof entry[name] === 'string') ?? format.textName;
}

function readEntry(entry: unknown, index: number, format: BoxFormat): LayoutBox | BoxIssue {
  const position = index + 1;
  const numbers: unknown = isJsonObject(entry) ? entry[format.boxName] : null;
  if (!isJsonObject(entry) || !Array.isArray(numbers) || numbers.length !== format.order.length) {
    return { kind: 'entry', position };
  }
  const side = (name: BoxSide): number => {
    const value: unknown = numbers[format.order.indexOf(name)];
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= gridSize ? Number(value) : Number.NaN;
  };
  const [left, top, right, bottom] = [side('left'), side('top'), side('right'), side('bottom')];
  if ([left, top, right, bottom].some(Number.isNaN)) return { kind: 'entry', position };
  if (right <= left || bottom <= top) return { kind: 'area', position };
  const text: unknown = entry[textNameOf(entry, format)];
  return { text: typeof text === 'string' ? text : '', entry, left, top, right, bottom };
}

/** Reads the JSON list of boxes at a prompt's end, in a code fence or not, as the service does. */
export function readPromptBoxes(prompt: string, format: BoxFormat): PromptBoxes {
  const start = prompt.search(/\[\s*\{/);
  if (start < 0) return { words: prompt, boxes: [], issue: null };
  const words = prompt.slice(0, start).replace(fenceBefore, '');
  const list = parse(prompt.slice(start).replace(fenceAfter, ''));
  if (!Array.isArray(list)) return { words, boxes: [], issue: { kind: 'json' } };
  const read = list.map((entry: unknown, index) => readEntry(entry, index, format));
  const issue = read.find((entry) => 'kind' in entry) ?? null;
  return { words, boxes: issue === null ? read.filter((entry) => 'text' in entry) : [], issue };
}

function writeEntry(box: LayoutBox, format: BoxFormat): string {
  const name = textNameOf(box.entry, format);
  const isUnsaid = box.text === '' && box.entry[name] === undefined;
  const numbers = format.order.map((side) => box[side]);
  return JSON.stringify({ ...box.entry, [format.boxName]: numbers, ...(isUnsaid ? {} : { [name]: box.text }) });
}

/**
 * The prompt with these boxes at its end, one a line, its text unchanged. A prompt with a list that can't be read is
 * returned unchanged.
 */
export function writePromptBoxes(prompt: string, boxes: readonly LayoutBox[], format: BoxFormat): string {
  const { words, issue } = readPromptBoxes(prompt, format);
  if (issue !== null) return prompt;
  if (boxes.length === 0) return words.trimEnd();
  const gap = words === '' || /\s$/.test(words) ? '' : ' ';
  return `${words}${gap}[${boxes.map((box) => writeEntry(box, format)).join(',\n')}]`;
}

/** Boxes with their index in the list, which identifies them. */
export function numberBoxes(boxes: readonly LayoutBox[]) {
  return boxes.map((box, index) => ({ box, index, position: index + 1 }));
}

/** The message of the panel about a list that can't be read. */
export function boxIssueMessage(issue: BoxIssue): string {
  const { issues, untilRight } = messages.boxes;
  const sentence = issue.kind === 'json' ? issues.json : issues[issue.kind]({ position: issue.position });
  return `${sentence} ${untilRight}`;
}
