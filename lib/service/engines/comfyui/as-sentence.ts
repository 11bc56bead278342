/** Ends a text with a full stop, unless it has an end: what an engine says may have one or not. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
