import { ownKey } from '@/lib/client/own-key';
import { type CallStyle, type CodeLanguage, callStyles, codeLanguages } from './api-call';

const key = 'easel:code';

/** The language and style of copied calls. */
export interface CodeChoice {
  language: CodeLanguage;
  style: CallStyle;
}

/** The last choice; at first curl with the queue, which suits images and videos. */
export function readCodeChoice(storage: Pick<Storage, 'getItem'>): CodeChoice {
  try {
    const { language, style } = JSON.parse(storage.getItem(ownKey(key)) ?? '{}') as Record<string, unknown>;
    return {
      language: codeLanguages.find((one) => one === language) ?? 'curl',
      style: callStyles.find((one) => one === style) ?? 'queue',
    };
  } catch {
    return { language: 'curl', style: 'queue' };
  }
}

/** Remembers the choice. */
export function writeCodeChoice(storage: Pick<Storage, 'setItem'>, choice: CodeChoice): void {
  try {
    storage.setItem(ownKey(key), JSON.stringify(choice));
  } catch {
    // Storage is full or disabled: the choice lasts for this page only.
  }
}
