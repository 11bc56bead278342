import type { z } from 'zod';
import { ie1 } from './ie-1/definition.ts';
import { ie2 } from './ie-2/definition.ts';
import { ie3 } from './ie-3/definition.ts';
import { ie4 } from './ie-4/definition.ts';
import { ie5 } from './ie-5/definition.ts';
import { ie6 } from './ie-6/definition.ts';
import { ie7 } from './ie-7/definition.ts';
import { ie8 } from './ie-8/definition.ts';
import { ie9 } from './ie-9/definition.ts';
import { ie10 } from './ie-10/definition.ts';
import { ie11 } from './ie-11/definition.ts';
import { ie12 } from './ie-12/definition.ts';
import { ie13 } from './ie-13/definition.ts';
import { ig1 } from './ig-1/definition.ts';
import { ig2 } from './ig-2/definition.ts';
import { ig3 } from './ig-3/definition.ts';
import { v1 } from './v-1/definition.ts';
import { v2 } from './v-2/definition.ts';
import { v3 } from './v-3/definition.ts';
import { v4 } from './v-4/definition.ts';
import { v5 } from './v-5/definition.ts';
import { v6 } from './v-6/definition.ts';
import { v7 } from './v-7/definition.ts';
import { v8 } from './v-8/definition.ts';
import { v9 } from './v-9/definition.ts';
import { v10 } from './v-10/definition.ts';
import { v11 } from './v-11/definition.ts';
import type { ModelDefinition } from './model-definition.ts';
import type { ModelId } from './model-ids.ts';

/** The definition of each model. An id without one is a type error, as is a definition of another id. */
export const definitions = {
  'ie-1': ie1,
  'ie-2': ie2,
  'ie-3': ie3,
  'ie-4': ie4,
  'ie-5': ie5,
  'ie-6': ie6,
  'ie-7': ie7,
  'ie-8': ie8,
  'ie-9': ie9,
  'ie-10': ie10,
  'ie-11': ie11,
  'ie-12': ie12,
  'ie-13': ie13,
  'ig-1': ig1,
  'ig-2': ig2,
  'ig-3': ig3,
  'v-1': v1,
  'v-2': v2,
  'v-3': v3,
  'v-4': v4,
  'v-5': v5,
  'v-6': v6,
  'v-7': v7,
  'v-8': v8,
  'v-9': v9,
  'v-10': v10,
  'v-11': v11,
} satisfies { [Id in ModelId]: ModelDefinition & { id: Id } };

/** The parameters of each model once checked, defaults filled in. */
export type ModelParameters = { [Id in ModelId]: z.output<(typeof definitions)[Id]['parameters']> };
