import { type CallStyle, type CodeLanguage, callStyles, codeLanguages } from './api-call';

const key = 'easel:code';

/** The language and the style that one copies calls in. */
export interface CodeChoice {
  language: CodeLanguage;
  style: CallStyle;
}

/** What was chosen last; curl by the queue at first, which serves images and videos alike. */
export function readCodeChoice(storage: Pick<Storage, 'getItem'>): CodeChoice {
  try {
    const { language, style } = JSON.parse(storage.getItem(key) ?? '{}') as Record<string, unknown>;
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
    storage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is full or switched off: the choice holds for this page.
  }
}
