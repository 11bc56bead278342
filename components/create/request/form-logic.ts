// The functions that the form's hooks call, loaded with the form: none of them is needed before.
export { recordStep, redoStep, revertStep, undoStep } from '../history/form-history';
export { lateMessages } from '../messages-late';
export { planRemix, repetition } from '../remix/plan-remix';
export { withMedium } from './fill-values';
export { readUse } from '@/lib/client/medium-uses';
export { settlePatterns } from '@/lib/client/patterns/try-patterns';
export { inspectValues } from '@/lib/schema-form/check-values';
export { editSubject } from '@/lib/schema-form/edit-subject';
export { withFreshSeeds, withoutFreshSeeds } from '@/lib/schema-form/fresh-seeds';
export { initialValues } from '@/lib/schema-form/initial-values';
export { withDrawnSeed } from '@/lib/schema-form/main-seed';
export { requestBody } from '@/lib/schema-form/request-body';
export { carryInto } from '@/lib/schema-form/switch/carry-into';
export { fitValues } from '@/lib/schema-form/switch/fit-values';
