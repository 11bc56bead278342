import type { ContractCase } from '../contract-case.ts';
import { ie1Case } from '../../../models/ie-1/contract-case.ts';
import { ie10Case } from '../../../models/ie-10/contract-case.ts';
import { ie11Case } from '../../../models/ie-11/contract-case.ts';
import { ie12Case } from '../../../models/ie-12/contract-case.ts';
import { ie13Case } from '../../../models/ie-13/contract-case.ts';
import { ie2Case } from '../../../models/ie-2/contract-case.ts';
import { ie3Case } from '../../../models/ie-3/contract-case.ts';
import { ie4Case } from '../../../models/ie-4/contract-case.ts';
import { ie5Case } from '../../../models/ie-5/contract-case.ts';
import { ie6Case } from '../../../models/ie-6/contract-case.ts';
import { ie7Case } from '../../../models/ie-7/contract-case.ts';
import { ie8Case } from '../../../models/ie-8/contract-case.ts';
import { ie9Case } from '../../../models/ie-9/contract-case.ts';
import { ig1Case } from '../../../models/ig-1/contract-case.ts';
import { ig2Case } from '../../../models/ig-2/contract-case.ts';
import { ig3Case } from '../../../models/ig-3/contract-case.ts';
import { v1Case } from '../../../models/v-1/contract-case.ts';
import { v10Case } from '../../../models/v-10/contract-case.ts';
import { v11Case } from '../../../models/v-11/contract-case.ts';
import { v2Case } from '../../../models/v-2/contract-case.ts';
import { v3Case } from '../../../models/v-3/contract-case.ts';
import { v4Case } from '../../../models/v-4/contract-case.ts';
import { v5Case } from '../../../models/v-5/contract-case.ts';
import { v6Case } from '../../../models/v-6/contract-case.ts';
import { v7Case } from '../../../models/v-7/contract-case.ts';
import { v8Case } from '../../../models/v-8/contract-case.ts';
import { v9Case } from '../../../models/v-9/contract-case.ts';

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
