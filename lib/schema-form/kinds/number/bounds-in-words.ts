/** The bounds of a number, both inclusive. */
export interface NumberRange {
  minimum: number;
  maximum: number;
}

const number = String.raw`([-−]?\d{1,6}(?:\.\d{1,6})?)`;
const noMore = String.raw`(?![\d:x×*/]|\.\d|\s*(?:to|-|–|,)\s*\d)`;
const ranges = [
  String.raw`\b(?:between|zwischen) ${number} (?:and|und) ${number}${noMore}`,
  String.raw`\b(?:range|ranges|ranging|ranged|from|values?|accepts|allowed|bereich|von|werte)(?: is| from| of| von)?:?\s{0,2}[[(]?${number}\s{0,2}(?:to|through|bis|-|–|—|\.\.\.?|,(?=\s{0,2}[-\d.]{1,9}\s{0,2}[\])]))\s{0,2}${number}${noMore}`,
  String.raw`(?:^|[([:]\s{0,2})${number}\s{0,2}(?:to|bis|-|–|—)\s{0,2}${number}\s{0,2}(?:[\])%.,]|$)`,
  String.raw`\bmin(?:imum|imal)?(?: value)?(?: is)?[:=]?\s{0,2}${number}\s{0,2}(?:[,;/]|and|und)\s{0,2}max(?:imum|imal)?(?: value)?(?: is)?[:=]?\s{0,2}${number}${noMore}`,
].map((source) => new RegExp(source, 'gi'));
/** Sentences about a part of the range, or about something else. */
const isNoBound =
  /\b(?:recommend\w*|suggest\w*|typical\w*|usual\w*|best|ideal\w*|sweet|prefer\w*|around|roughly|e\.g|example|works?|start with|default|depend\w*|unless|if|when|empf\w+|meist|etwa|wenn)\b/i;
const longestRead = 600;

/**
 * The bounds that a description gives a number, as in “between 0 and 1”, “Range: 1 to 20”, “(0-100)”, “min 0, max 10”.
 * Null unless it gives exactly one range, without doubt: recommended and conditional values are no bounds.
 */
export function boundsInWords(description: string): NumberRange | null {
  if (description.length > longestRead) return null;
  const sentences = description.split(/[.;!\n](?=\s|$)/).filter((sentence) => !isNoBound.test(sentence));
  const found = sentences.flatMap((sentence) =>
    ranges.flatMap((range) => [...sentence.trim().matchAll(range)].map(([, low, high]) => [read(low), read(high)])),
  );
  const [minimum, maximum] = found[0] ?? [];
  if (minimum === undefined || maximum === undefined || minimum >= maximum) return null;
  return found.every(([low, high]) => low === minimum && high === maximum) ? { minimum, maximum } : null;
}

function read(text: string | undefined): number {
  return Number(text?.replace('−', '-'));
}
