import { nameWords } from '../field-label.ts';

/** Words that say nothing about a field beside its label, in English and German. */
const fillers = new Set(
  [
    'a an and any argument be by can choose field for given enter input is of on or optional parameter please provide',
    'required select set setting settings specify that the this to url urls use used value with which your',
    'das dem den der des die ein eine eingabe feld für mit optional und von wert zu zum zur',
  ]
    .join(' ')
    .split(' '),
);

const longestRepetition = 200;

/** What every setting of a request is about. */
const ofTheOutput =
  /\bof (?:the |this |your )?(?:generation|request|output|result|(?:generated|output|resulting|final) (?:image|video|audio|file)s?)\.?\s*$/i;

function stem(word: string): string {
  return word.replace(/(?<=..)s$/, '');
}

/** Whether help says more than its label: “The format of the output” below “Format” does not. */
export function tellsMore(help: string, label: string): boolean {
  if (help.length > longestRepetition) return true;
  const known = new Set(nameWords(label).map(stem));
  const about = known.has('image') || known.has('video') || known.has('audio') ? help : help.replace(ofTheOutput, '');
  return nameWords(about).some((word) => !fillers.has(word) && !known.has(stem(word)));
}
