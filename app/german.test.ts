import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { runWithLocale } from '@/lib/intl/run-with-locale';
import { setTranslate, type Texts } from '@/lib/intl/catalogue';
import { findCatalogue } from '@/lib/intl/translations';
import './german';

type Shapes = Map<string, string[]>;

/** The path and the arguments of each text that a catalogue reads, by namespace. */
async function readEnglish(): Promise<Shapes> {
  const shapes: Shapes = new Map();
  setTranslate((namespace, path, text) => {
    shapes.set(namespace, [...(shapes.get(namespace) ?? []), shapeOf(path, text)]);
    return null;
  });
  const files = ['app/*messages.ts', 'components/**/*messages*.ts', 'lib/{client,schema-form}/messages*.ts'];
  for await (const file of glob(files)) {
    if (!file.endsWith('.de.ts')) readAll(await import(resolve(file)));
  }
  return shapes;
}

function readAll(texts: unknown): void {
  if (typeof texts === 'object' && texts !== null) for (const text of Object.values(texts)) readAll(text);
}

function shapesOf(texts: Texts, parents: readonly string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const path = [...parents, key];
    return typeof text === 'string' ? [shapeOf(path, text)] : shapesOf(text, path);
  });
}

function shapeOf(path: readonly string[], text: string): string {
  return [path.join('.'), ...argumentsOf(text)].join(' ');
}

/** The names of a text's arguments, in any order. */
function argumentsOf(text: string): string[] {
  return text.includes('{') ? [...new Set(namesIn(parse(text)))].toSorted() : [];
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    return [element.value, ...inner];
  });
}

const english = await readEnglish();
// Other tests read English.
setTranslate(null);

describe('german', () => {
  it('knows the catalogues of the interface', () => expect(english.size).toBeGreaterThan(50));

  it.each([...english])('has the texts of “%s”, with the same arguments', (namespace, shapes) => {
    const german = runWithLocale('de', () => findCatalogue(namespace));
    expect(shapesOf(german ?? {}).toSorted()).toEqual(shapes.toSorted());
  });
});
