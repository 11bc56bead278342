import { ie10 } from './ie-10.ts';
import { ie11 } from './ie-11.ts';
import { ie13 } from './ie-13.ts';
import { ig1 } from './ig-1.ts';
import type { Profile } from './profile.ts';
import { v1 } from './v-1.ts';
import { v5 } from './v-5.ts';
import { v7 } from './v-7.ts';

/** Every model of this service, in the order lists show them. */
export const profiles: readonly Profile[] = [ig1, ie10, ie11, ie13, v7, v5, v1];

const byName = new Map(profiles.flatMap((profile) => [profile.id, ...profile.aliases].map((name) => [name, profile])));

/** The profile that a model identifier selects, by its own id or an alias; null when there is none. */
export function findProfile(model: string): Profile | null {
  return byName.get(model) ?? null;
}
