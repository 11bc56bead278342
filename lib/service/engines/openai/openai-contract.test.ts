import { describeEngine } from '../testing/describe-engine.ts';
import { setUpOpenAiImages, setUpOpenAiVideos } from '../testing/set-up-openai.ts';

describeEngine('createOpenAi with images', setUpOpenAiImages, { isSynchronous: true });
describeEngine('createOpenAi with videos', setUpOpenAiVideos);
