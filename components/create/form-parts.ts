// Everything of the form in one chunk, loaded beside the first paint.
export { recordStep, redoStep, takeBackStep, undoStep } from '@/lib/client/history/form-history';
export { readUse } from '@/lib/client/medium-uses';
export { withMedium } from '@/lib/client/with-medium';
export { checkValues } from '@/lib/schema-form/check-values';
export { withFreshSeeds, withoutFreshSeeds } from '@/lib/schema-form/fresh-seeds';
export { withDrawnSeed, withLockedSeed } from '@/lib/schema-form/main-seed';
export { editSubject } from '@/lib/schema-form/edit-subject';
export { initialValues } from '@/lib/schema-form/initial-values';
export { requestBody } from '@/lib/schema-form/request-body';
export { fitValues } from '@/lib/schema-form/switch/fit-values';
export { keepValues } from '@/lib/schema-form/switch/keep-values';
export { AllRequestTools } from './all-request-tools';
export { CreateCommands } from './create-commands';
export { FormNotes } from './form-notes';
export { FormTools } from './form-tools';
export { GuardedForm } from './guarded-form';
export { priceOfRequest } from './price-of-request';
export { planRemix, repetition } from './plan-remix';
