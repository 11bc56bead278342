/** The JSON pointer (RFC 6901) of a parameter in a request. */
export function pointerOf(parameter: string): string {
  return `/${parameter.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
