import type { ContractCase } from '../contract-case.ts';
import { ie1Case } from './ie-1.ts';
import { ie10Case } from './ie-10.ts';
import { ie11Case } from './ie-11.ts';
import { ie12Case } from './ie-12.ts';
import { ie13Case } from './ie-13.ts';
import { ie2Case } from './ie-2.ts';
import { ie3Case } from './ie-3.ts';
import { ie4Case } from './ie-4.ts';
import { ie5Case } from './ie-5.ts';
import { ie6Case } from './ie-6.ts';
import { ie7Case } from './ie-7.ts';
import { ie8Case } from './ie-8.ts';
import { ie9Case } from './ie-9.ts';
import { ig1Case } from './ig-1.ts';
import { ig2Case } from './ig-2.ts';
import { ig3Case } from './ig-3.ts';
import { v1Case } from './v-1.ts';
import { v10Case } from './v-10.ts';
import { v11Case } from './v-11.ts';
import { v2Case } from './v-2.ts';
import { v3Case } from './v-3.ts';
import { v4Case } from './v-4.ts';
import { v5Case } from './v-5.ts';
import { v6Case } from './v-6.ts';
import { v7Case } from './v-7.ts';
import { v8Case } from './v-8.ts';
import { v9Case } from './v-9.ts';

/** Every profile's case. */
export const allCases: readonly ContractCase[] = [
  ie1Case,
  ie2Case,
  ie3Case,
  ie4Case,
  ie5Case,
  ie6Case,
  ie7Case,
  ie8Case,
  ie9Case,
  ie10Case,
  ie11Case,
  ie12Case,
  ie13Case,
  ig1Case,
  ig2Case,
  ig3Case,
  v1Case,
  v2Case,
  v3Case,
  v4Case,
  v5Case,
  v6Case,
  v7Case,
  v8Case,
  v9Case,
  v10Case,
  v11Case,
];
