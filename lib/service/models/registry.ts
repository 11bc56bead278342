import { hostedModels } from './hosted/hosted-models.ts';
import { nameProfile } from './hosted/hosted-model.ts';
import { ie1 } from './ie-1/ie-1.ts';
import { ie10 } from './ie-10/ie-10.ts';
import { ie11 } from './ie-11/ie-11.ts';
import { ie12 } from './ie-12/ie-12.ts';
import { ie13 } from './ie-13/ie-13.ts';
import { ie2 } from './ie-2/ie-2.ts';
import { ie3 } from './ie-3/ie-3.ts';
import { ie4 } from './ie-4/ie-4.ts';
import { ie5 } from './ie-5/ie-5.ts';
import { ie6 } from './ie-6/ie-6.ts';
import { ie7 } from './ie-7/ie-7.ts';
import { ie8 } from './ie-8/ie-8.ts';
import { ie9 } from './ie-9/ie-9.ts';
import { ig1 } from './ig-1/ig-1.ts';
import { ig2 } from './ig-2/ig-2.ts';
import { ig3 } from './ig-3/ig-3.ts';
import { drawnProfileOf, type Profile } from './profile.ts';
import { v1 } from './v-1/v-1.ts';
import { v10 } from './v-10/v-10.ts';
import { v11 } from './v-11/v-11.ts';
import { v2 } from './v-2/v-2.ts';
import { v3 } from './v-3/v-3.ts';
import { v4 } from './v-4/v-4.ts';
import { v5 } from './v-5/v-5.ts';
import { v6 } from './v-6/v-6.ts';
import { v7 } from './v-7/v-7.ts';
import { v8 } from './v-8/v-8.ts';
import { v9 } from './v-9/v-9.ts';

const painters = [ig1, ig2, ie1, ie2, ie6, ie8];
const composers = [ie9, ie3, ie7, ie4, ig3];
const editors = [ie10, ie5, ie13, ie11, ie12];
const films = [v7, v10, v2, v11, v3, v5, v8, v9, v6, v4, v1];

/** Every model of this service, in the order lists show them: making, composing, editing, then films. */
export const profiles: readonly Profile[] = [...painters, ...composers, ...editors, ...films];

const namesOf = (profile: Profile): [string, Profile][] => [
  [profile.id, profile],
  ...profile.aliases.map((name): [string, Profile] => [name, nameProfile(name, profile, hostedModels[name] ?? null)]),
];
const byName = new Map(profiles.flatMap(namesOf));

/** The profiles as they answer under the names of hosted models. */
export const hostedProfiles: readonly Profile[] = [...byName.values()].filter(({ hosted }) => hosted !== null);

/** What a model identifier names, with the parameters taken under that very name; null when there is none. */
export function findNamedModel(name: string): Profile | null {
  return byName.get(name) ?? null;
}

/** The profile that draws what is asked for under a model identifier, its own id or an alias; null when there is none. */
export function findProfile(name: string): Profile | null {
  const named = findNamedModel(name);
  return named === null ? null : drawnProfileOf(named);
}
