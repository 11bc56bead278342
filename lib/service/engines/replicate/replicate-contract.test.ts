import { describeEngine } from '../testing/describe-engine.ts';
import { setUpReplicate } from '../testing/set-up-replicate.ts';

describeEngine('createReplicate', setUpReplicate);
