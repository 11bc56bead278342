/** `Name: value` or `Name: "value, with commas"`, as AUTOMATIC1111’s `generation_parameters_copypaste.py` reads them. */
const pair = /\s*([\w /-]+):\s*("(?:\\.|[^\\"])+"|[^,]*)(?:,|$)/g;

/** Reads a line of settings: names and values with commas between them. */
export function readPairs(line: string): { name: string; value: string }[] {
  return [...line.matchAll(pair)].map(([, name = '', value = '']) => ({
    name: name.trim(),
    value: unquoted(value.trim()),
  }));
}

function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}
