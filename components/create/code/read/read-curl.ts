import { readShellCommand } from './shell-command';

/** What a curl call sends: its text, or that it lies in a file that is not here. */
export type CurlData = { kind: 'text'; text: string } | { kind: 'elsewhere' };

/** A call begins its line, after a prompt, a variable that takes its answer, or a loop that repeats it. */
const callStart =
  /^[ \t]*(?:(?:[$>%#]|PS [^\n>]*>|[A-Z]:\\[^\n>]*>)[ \t]+)?(?:(?:until|while|time)[ \t]+)?(?:\w+=)?["']?(?:\$\(|`)?[ \t]*(?=curl(?:\.exe)?[ \t])/gm;
const pipedCall = /[|&;][ \t]*(?=curl(?:\.exe)?[ \t])/g;
const dataOption = /^(?:-[sSfNkLivg]*d|--data|--data-raw|--data-binary|--data-ascii|--json)(?:=|$)/;

const caretQuotes = /curl(?:\.exe)?[ \t]+(?:-X[ \t]+\w+[ \t]+)?\^"/;

/** The data of the first curl call in a text that has any; null where there is no such call. */
export function readCurl(text: string): CurlData | null {
  const script = withoutCarets(text);
  const starts = [...script.matchAll(callStart), ...script.matchAll(pipedCall)];
  for (const start of starts) {
    const { words, input } = readShellCommand(script, start.index + start[0].length);
    const data = dataOf(words, input);
    if (data !== null) return data;
  }
  return null;
}

function dataOf(words: readonly string[], input: string | null): CurlData | null {
  const parts = words.flatMap((word, index) => {
    const attached = /^-[sSfNkLivg]*d([\s\S]+)$/.exec(word)?.[1];
    const named = dataOption.exec(word)?.[0];
    if (attached !== undefined) return [{ name: '-d', value: attached }];
    if (named === undefined) return [];
    return [{ name: named, value: named.endsWith('=') ? word.slice(named.length) : (words[index + 1] ?? '') }];
  });
  if (parts.length === 0) return null;
  const texts = parts.map(({ name, value }) => {
    if (!value.startsWith('@') || name.startsWith('--data-raw')) return value;
    return value === '@-' ? input : null;
  });
  if (texts.includes(null)) return { kind: 'elsewhere' };
  return { kind: 'text', text: texts.join('') };
}

/** The command line of Windows escapes by carets; where it quotes with them too, each stands before what it keeps. */
function withoutCarets(text: string): string {
  if (!caretQuotes.test(text)) return text;
  return text.replaceAll(/\^[ \t]*\r?\n(?!\r?\n)/g, ' ').replaceAll(/\^([\s\S])/g, '$1');
}
