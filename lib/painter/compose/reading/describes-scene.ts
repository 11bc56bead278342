import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';
import { subjectTraits } from '../../scene/plan/subject-traits.ts';

/** Whether a text names a place, a sky or a time of day that can be painted around things. */
export function describesScene(words: string): boolean {
  const intent = readPromptIntent(words, '');
  if (intent.of('place').length > 0) return true;
  const isOutside = intent.of('subject').some(({ id }) => {
    const { habitat, rank } = subjectTraits[id];
    return (habitat === 'ground' && rank >= 7 && rank < 9) || habitat === 'space' || habitat === 'sea-floor';
  });
  const [anySky] = intent.of('sky');
  const [anyTime] = intent.of('time');
  return isOutside || (anySky !== undefined && anyTime !== undefined);
}

const placing =
  /\b(?:put|plac(?:e|ed|ing)|set|insert(?:ed)?|drop(?:ped)?|mov(?:e|ed)|stand(?:s|ing)?|sit(?:s|ting)?|transport(?:ed)?|teleport(?:ed)?|show(?:s|n|ing)?|photograph(?:ed)?|imagine|walk(?:s|ing)?|float(?:s|ing)?|ly?ing|lies|lean(?:s|ing)?|travell?ing|lost|alone|posing|poses)\b/u;
const newGround = /\bbackground\b[^,;.]*\b(?:with|to|into|as|by|of|is)\b|\b(?:new|different|another) background\b/u;
const whereWords =
  /\b(?:on|in|at|under|near|by|beside|before|in front of|inside|above|into|onto|over|against)\s+(?:(?:a|an|the|some)\s+)?[\p{L}-]+/u;
const changing =
  /\b(?:make|turn|change|colou?r|paint|recolou?r|blur|sharpen|brighten|darken|crop|rotate|flip|remove|convert|apply|increase|decrease|reduce|boost|warm(?:er)?|cool(?:er)?|enhance|restore|upscale|vignette)\b/u;

/** Whether a prompt about a single reference puts its subject into another place instead of editing the image. */
export function wantsNewPlace(words: string): boolean {
  const lower = words.toLowerCase();
  if (newGround.test(lower)) return describesScene(words);
  if (!describesScene(words)) return false;
  if (placing.test(lower)) return true;
  return whereWords.test(lower) && !changing.test(lower);
}
