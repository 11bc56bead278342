/** A JSON pointer (RFC 6901) one step below another. */
export function joinPointer(parent: string, token: string | number): string {
  return `${parent}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The steps of a JSON pointer; a leading `#` as in URI fragments is accepted too. */
export function pointerSteps(pointer: string): string[] {
  const path = pointer.startsWith('#') ? pointer.slice(1) : pointer;
  if (path === '') return [];
  const steps = path.slice(path.startsWith('/') ? 1 : 0).split('/');
  return path.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps;
}

/** The value at a JSON pointer; undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    document,
  );
}
