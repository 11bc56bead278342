/** The length of a text in code points, as JSON Schema counts it: one for an emoji of two UTF-16 units. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
