import { findNodeAtLocation, getNodePath, parseTree, type Node } from 'jsonc-parser';
import { findJsonSyntaxError } from '../../../contract/json-syntax-error.ts';
import { jsonSyntaxMessages } from '../../../http/json-syntax-messages.ts';
import { exceededLimit } from '../../../http/json-structure.ts';
import { SettingsError } from '../../../settings/read-settings.ts';
import { writePath, type SettingPath } from './setting-issue.ts';

/** A JSON text that was read, with the places of its values. */
export interface JsonFile {
  value: unknown;
  /** The line, from 1, where an entry begins; that of the nearest entry around it when it is absent. */
  lineOf: (path: SettingPath) => number;
}

/** More than any settings need. Code that recurses over them relies on the depth. */
const most = { depth: 64, values: 100_000 };

const mostListed = 100;
const byteOrderMark = '\u{FEFF}';

/**
 * Reads strict JSON (RFC 8259), with or without a byte order mark: no comments, no trailing commas, and no name twice in an object.
 *
 * @param name the file's name in messages
 * @throws SettingsError naming the line
 */
export function parseJsonFile(file: string, name: string): JsonFile {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  if (exceededLimit(Buffer.from(text), most) !== null) {
    throw new SettingsError(`${name} is nested too deeply or has too many values.`);
  }
  const syntax = findJsonSyntaxError(text);
  if (syntax !== null) {
    const { line, column, kind } = syntax;
    throw new SettingsError(`${name} line ${line}, column ${column}: ${jsonSyntaxMessages[kind]}`);
  }
  const root = parseTree(text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;

  const repeated = root === undefined ? [] : repeatedProperties(root);
  if (repeated.length > 0) {
    const lines = repeated
      .slice(0, mostListed)
      .map(
        (property) =>
          `${name} line ${lineAt(property.offset)}: ${writePath(getNodePath(property.children?.[0] ?? property))} stands twice; remove one`,
      );
    throw new SettingsError(lines.join('\n'));
  }

  return {
    value: JSON.parse(text) as unknown,
    lineOf(path) {
      if (root === undefined) return 1;
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(root, path.slice(0, length));
        if (node !== undefined) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
      }
      return lineAt(root.offset);
    },
  };
}

/** The properties of all objects whose name another property of the same object has before them. */
function repeatedProperties(node: Node): Node[] {
  const children = node.children ?? [];
  const names = new Set<unknown>();
  const own = children.filter((child) => {
    const propertyName: unknown = child.type === 'property' ? child.children?.[0]?.value : undefined;
    if (propertyName === undefined) return false;
    const isRepeated = names.has(propertyName);
    names.add(propertyName);
    return isRepeated;
  });
  return [...own, ...children.flatMap(repeatedProperties)];
}
