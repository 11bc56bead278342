import { stateNames } from './messages';

/** The name of a fine-tune's state; a state that Easel does not know by its own word. */
export function nameState(state: string): string {
  const names: Readonly<Record<string, string>> = stateNames;
  return names[state] ?? state;
}
