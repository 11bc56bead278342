/** What API tokens begin with, so that scanners for published secrets recognise them. */
export const apiTokenPrefix = 'easel_';

/**
 * The API token that a request sends as `Authorization: Bearer`, valid or not.
 *
 * @returns null for a request without one. Any other Authorization is none either: a proxy in front of the studio may
 *   ask for its own.
 */
export function readApiToken(headers: Headers): string | null {
  const given = /^bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return given.startsWith(apiTokenPrefix) ? given : null;
}
