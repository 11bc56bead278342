/**
 * Escapes a value for a filter description, so that any content stays one value: first as an option, then within the
 * graph (FFmpeg, "Notes on filtergraph escaping").
 */
export function filterValue(value: string): string {
  return value.replaceAll(/[\\':]/g, String.raw`\$&`).replaceAll(/[\\'[\],;]/g, String.raw`\$&`);
}
