/** Words by which services leave a number or a choice to the model. */
const autoWords = /^(auto|adaptive|smart)$/i;

/** The number by which some services leave a number to the model. */
export const autoNumber = -1;

/** Whether a text leaves a value to the model, as `auto` does. */
export function isAutoWord(text: string): boolean {
  return autoWords.test(text);
}

/** The number of a text with at most a usual unit, as `8`, `8s` or `1.5`; null for any other value. */
export function numberInText(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:s|sec|seconds|x|fps)?\s*$/i.exec(value);
  return match === null ? null : Number(match[1]);
}
