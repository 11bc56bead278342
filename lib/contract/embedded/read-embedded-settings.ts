import type { EmbeddedSettings, EmbeddedText } from '../embedded-settings.ts';
import { readComfyPrompt } from './read-comfy-prompt.ts';
import { readOwnSettings } from './read-own-settings.ts';
import { readParameters } from './read-parameters.ts';

/** The keyword of an XMP packet in a PNG, which stands for that of other formats, too. */
export const xmpKeyword = 'XML:com.adobe.xmp';

/** Longer texts are not read: no program writes them, and the database should not store them. */
const mostCharacters = 2_000_000;

/** By the keyword under which a program writes its settings. */
const readers: Readonly<Record<string, (text: string) => EmbeddedSettings | null>> = {
  parameters: readParameters,
  prompt: readComfyPrompt,
  [xmpKeyword]: readOwnSettings,
};

/** Finds the settings among the texts of an image file; null when there are none that can be read. */
export function readEmbeddedSettings(texts: readonly EmbeddedText[]): EmbeddedSettings | null {
  for (const { keyword, text } of texts) {
    if (text.length > mostCharacters) continue;
    const found = readers[keyword]?.(text) ?? null;
    if (found !== null) return storable(found);
  }
  return null;
}

const mostInValue = 20_000;
const mostSettings = 60;

/** The database stores neither NUL nor lone surrogates; and nobody reads more than this. */
function clean(text: string): string {
  return text.slice(0, mostInValue).toWellFormed().replaceAll('\0', '').trim();
}

function cleanOrNull(text: string | null): string | null {
  const cleaned = clean(text ?? '');
  return cleaned === '' ? null : cleaned;
}

function storable(found: EmbeddedSettings): EmbeddedSettings {
  return {
    program: found.program,
    prompt: cleanOrNull(found.prompt),
    negativePrompt: cleanOrNull(found.negativePrompt),
    seed: cleanOrNull(found.seed),
    model: cleanOrNull(found.model),
    settings: found.settings
      .slice(0, mostSettings)
      .map(({ name, value }) => ({ name: clean(name), value: clean(value) })),
  };
}
