// The functions of the form's hooks that are needed only once the form has loaded.
export { recordStep, redoStep, revertStep, undoStep } from '../history/form-history';
export { lateMessages } from '../messages-late';
export { followedJob } from '@/lib/client/jobs/followed-job';
export { ownBatches } from '@/lib/client/jobs/own-batches';
export { readVariants, writeVariants } from './remembered-variants';
export { planRemix, repetition } from '../remix/plan-remix';
export { withMedia } from './fill-values';
export { readSendTarget } from '@/lib/client/models/send-targets';
export { settlePatterns } from '@/lib/client/patterns/try-patterns';
export { inspectValues } from '@/lib/schema-form/issues/check-values';
export { editSubject } from '@/lib/schema-form/values/edit-subject';
export { withFreshSeeds, withoutFreshSeeds } from '@/lib/schema-form/values/seeds';
export { initialValues } from '@/lib/schema-form/values/initial-values';
export { withDrawnSeed } from '@/lib/schema-form/values/seeds';
export { requestBody } from '@/lib/schema-form/values/request-body';
export { carryInto } from '@/lib/schema-form/carry-over/carry-over';
export { fitValues } from '@/lib/schema-form/carry-over/fit-values';
