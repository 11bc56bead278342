import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text of a licence as a package ships it. */
export interface LicenceText {
  /** The file, from the package's folder, with `/` on every system. */
  file: string;
  /** Its copyright lines. */
  copyright: string[];
  /** Everything else. */
  body: string;
}

const licenceFile =
  /^(?:(?:un)?licen[cs]es?|copying|copyright|notices?|third-?party-?notices?)(?:[-.][\w-]+)?(?:\.(?:txt|md))?$/iu;
const codeFile = /\.(?:[cm]?[jt]sx?|json|map|html|css)$/iu;

// Not lines of a wrapped sentence ("copyright notice and this…"), nor the placeholder for a name in the Apache Licence.
const copyrightLine =
  /^\W*(?:copyright\s+(?!(?:notices?|holders?|owners?|laws?|interest|licen[cs]e|statement|and|or)\b|[[{])|\(c\)\s|©)/iu;

/**
 * The licence texts in a package's folder and its subfolders, except in nested packages.
 *
 * @param folder an absolute path
 */
export async function licenceTexts(folder: string, below = ''): Promise<LicenceText[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const texts = await Promise.all(
    entries.map(async (entry): Promise<LicenceText[]> => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : await licenceTexts(folder, file);
      if (!entry.isFile() || !licenceFile.test(entry.name) || codeFile.test(entry.name)) return [];
      return [{ file, ...splitText(await readFile(join(folder, file), 'utf8')) }];
    }),
  );
  return texts.flat().toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

function splitText(text: string): Pick<LicenceText, 'copyright' | 'body'> {
  const lines = text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|[\n\r\f]/u)
    .map((line) => line.trimEnd());
  return {
    copyright: lines.filter((line) => copyrightLine.test(line)).map((line) => line.trim()),
    body: lines
      .filter((line) => !copyrightLine.test(line))
      .join('\n')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .replace(/^\n+|\n+$/gu, ''),
  };
}
