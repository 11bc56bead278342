import { createReadStream } from 'node:fs';
import type { FineTune } from '../../contract/fine-tune.ts';
import { readLines } from './read-lines.ts';
import { rowTexts } from './row-texts.ts';
import type { Tokenizer } from './tokenizers.ts';

/** What a dataset came to. */
export interface TokenCount {
  tokens: number;
  rows: number;
}

const mostFaultsTold = 5;

function parseRow(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Counts the tokens of a JSONL dataset by streaming it.
 *
 * @returns the count, or in words what is wrong with it, the first lines named
 */
export async function countTokens(
  path: string,
  scriptType: FineTune['script_type'],
  tokenizer: Tokenizer,
): Promise<TokenCount | string> {
  const count: TokenCount = { tokens: 0, rows: 0 };
  const faults: string[] = [];
  let faulty = 0;
  let lineNumber = 0;
  for await (const line of readLines(createReadStream(path))) {
    lineNumber += 1;
    if (line === null) return `Line ${lineNumber} of the dataset is longer than 64 MB.`;
    if (line.trim() === '') continue;
    const row = parseRow(line);
    const texts = row === undefined ? 'this is not JSON' : rowTexts(row, scriptType);
    if (typeof texts === 'string') {
      faulty += 1;
      if (faults.length < mostFaultsTold) faults.push(`line ${lineNumber}: ${texts}`);
      continue;
    }
    count.rows += 1;
    for (const text of texts) count.tokens += tokenizer.countTokens(text);
  }
  if (faulty > 0) {
    const more = faulty > faults.length ? `; and ${faulty - faults.length} more` : '';
    return `The dataset has ${faulty === 1 ? 'a bad row' : `${faulty} bad rows`}: ${faults.join('; ')}${more}.`;
  }
  return count.rows === 0 ? 'The dataset has no rows.' : count;
}
