import { StringDecoder } from 'node:string_decoder';

const longestLineCharacters = 64 * 1024 * 1024;

/** The lines of a stream of UTF-8, one at a time; null and an end when a line is too long to be held. */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string | null, void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isFirst = true;
  for await (const chunk of bytes) {
    let text = decoder.write(chunk);
    if (isFirst) text = text.replace(/^\uFEFF/, '');
    isFirst = false;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longestLineCharacters) {
      yield null;
      return;
    }
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
