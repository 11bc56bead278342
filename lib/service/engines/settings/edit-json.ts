import { applyEdits, format, modify, type Edit, type FormattingOptions } from 'jsonc-parser';
import type { SettingPath } from './setting-issue.ts';

/** One edit of a JSON text. */
export interface SettingEdit {
  path: SettingPath;
  /** JSON; `undefined` removes the entry. */
  value: unknown;
}

const byteOrderMark = '\u{FEFF}';

/**
 * Edits a JSON text and keeps what surrounds the edits, its indentation and its line ends. New entries get a line each
 * of their own; inside, they are written like the rest: over several lines where all of the text is, else in one.
 *
 * @throws Error when the path of an edit leads through a value that is no object
 */
export function editJson(text: string, edits: readonly SettingEdit[]): string {
  const hasMark = text.startsWith(byteOrderMark);
  const options = formattingOf(text);
  const edited = edits.reduce(
    (result, edit) => applyEdits(result, editsFor(result, edit, options)),
    hasMark ? text.slice(1) : text,
  );
  return hasMark ? byteOrderMark + edited : edited;
}

function formattingOf(text: string): FormattingOptions {
  const indentation = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const hasTabs = indentation.startsWith('\t');
  return {
    insertSpaces: !hasTabs,
    tabSize: hasTabs ? 1 : indentation.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

function editsFor(text: string, { path, value }: SettingEdit, formattingOptions: FormattingOptions): Edit[] {
  const isFormatted = applyEdits(text, format(text, undefined, formattingOptions)).trimEnd() === text.trimEnd();
  if (isFormatted) return modify(text, [...path], value, { formattingOptions });
  // Formatting would break all lines around the edit as well.
  const before = (offset: number) => /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, offset))?.[1] ?? '';
  return modify(text, [...path], value, {}).map((edit) => ({
    ...edit,
    content: inOneLine(edit.content, `${formattingOptions.eol ?? '\n'}${before(edit.offset)}`),
  }));
}

const writeInOneLine = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');

/**
 * @param content a value, or properties that an edit inserts, with a comma before them where others precede
 * @param line the beginning of a new line
 */
function inOneLine(content: string, line: string): string {
  if (content === '') return '';
  const comma = content.startsWith(',') ? `,${line}` : '';
  const inserted = content.startsWith(',') ? content.slice(1) : content;
  try {
    return writeInOneLine(JSON.parse(inserted));
  } catch {
    // Properties without the braces around them.
    return comma + writeInOneLine(JSON.parse(`{${inserted}}`)).slice(2, -2);
  }
}
