import { firstPersonId } from '../contract/studio/first-person-id.ts';
import { ownId } from './own-id.ts';

/**
 * The key under which this browser stores something of the person who uses the page: several people may use one browser
 * one after another, and nobody sees what another typed or chose. The first administrator's keys are the plain ones, of
 * the time before there were people; so are all keys on pages without a person.
 *
 * Some things belong to the browser instead, whoever uses it: the language, the theme, the widths of the panes, the
 * size of the library's tiles, the surround of images, which folds of a form are open, and the notifications.
 */
export function ownKey(key: string): string {
  const id = ownId();
  return id === '' || id === firstPersonId ? key : `${id}:${key}`;
}
