import { describeEngine } from '../testing/describe-engine.ts';
import { setUpFal } from '../testing/set-up-fal.ts';

describeEngine('createFal', setUpFal);
