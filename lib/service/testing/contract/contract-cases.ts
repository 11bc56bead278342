import { ie1Case } from '../../models/ie-1/contract-case.ts';
import { ie2Case } from '../../models/ie-2/contract-case.ts';
import { ie3Case } from '../../models/ie-3/contract-case.ts';
import { ie4Case } from '../../models/ie-4/contract-case.ts';
import { ie5Case } from '../../models/ie-5/contract-case.ts';
import { ie6Case } from '../../models/ie-6/contract-case.ts';
import { ie7Case } from '../../models/ie-7/contract-case.ts';
import { ie8Case } from '../../models/ie-8/contract-case.ts';
import { ie9Case } from '../../models/ie-9/contract-case.ts';
import { ie10Case } from '../../models/ie-10/contract-case.ts';
import { ie11Case } from '../../models/ie-11/contract-case.ts';
import { ie12Case } from '../../models/ie-12/contract-case.ts';
import { ie13Case } from '../../models/ie-13/contract-case.ts';
import { ig1Case } from '../../models/ig-1/contract-case.ts';
import { ig2Case } from '../../models/ig-2/contract-case.ts';
import { ig3Case } from '../../models/ig-3/contract-case.ts';
import { v1Case } from '../../models/v-1/contract-case.ts';
import { v2Case } from '../../models/v-2/contract-case.ts';
import { v3Case } from '../../models/v-3/contract-case.ts';
import { v4Case } from '../../models/v-4/contract-case.ts';
import { v5Case } from '../../models/v-5/contract-case.ts';
import { v6Case } from '../../models/v-6/contract-case.ts';
import { v7Case } from '../../models/v-7/contract-case.ts';
import { v8Case } from '../../models/v-8/contract-case.ts';
import { v9Case } from '../../models/v-9/contract-case.ts';
import { v10Case } from '../../models/v-10/contract-case.ts';
import { v11Case } from '../../models/v-11/contract-case.ts';
import type { ModelId } from '../../models/model-ids.ts';
import type { ContractCase } from './contract-case.ts';

const caseOf: { [Id in ModelId]: ContractCase<Id> } = {
  'ie-1': ie1Case,
  'ie-2': ie2Case,
  'ie-3': ie3Case,
  'ie-4': ie4Case,
  'ie-5': ie5Case,
  'ie-6': ie6Case,
  'ie-7': ie7Case,
  'ie-8': ie8Case,
  'ie-9': ie9Case,
  'ie-10': ie10Case,
  'ie-11': ie11Case,
  'ie-12': ie12Case,
  'ie-13': ie13Case,
  'ig-1': ig1Case,
  'ig-2': ig2Case,
  'ig-3': ig3Case,
  'v-1': v1Case,
  'v-2': v2Case,
  'v-3': v3Case,
  'v-4': v4Case,
  'v-5': v5Case,
  'v-6': v6Case,
  'v-7': v7Case,
  'v-8': v8Case,
  'v-9': v9Case,
  'v-10': v10Case,
  'v-11': v11Case,
};

/** The case of each model, in the order of the models’ document. A model without one is a type error. */
export const contractCases: readonly ContractCase[] = Object.values(caseOf);
