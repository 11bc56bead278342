/** The name of a file without its extension; a name without one as it is. */
export function baseName(name: string): string {
  return name.replace(/\.[^.]+$/, '');
}
