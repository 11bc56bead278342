// Not in `messages.ts`: lists of jobs name fields too, before the form and its messages are loaded.
const numberOf = 'number of';

const writtenOtherwise = new Map(
  Object.entries({
    cfg: 'CFG',
    fps: 'FPS',
    gif: 'GIF',
    hdr: 'HDR',
    id: 'ID',
    json: 'JSON',
    lora: 'LoRA',
    loras: 'LoRAs',
    nsfw: 'NSFW',
    url: 'URL',
    urls: 'URLs',
  }),
);

/** The words of a property name, in lower case: `start_image_url`, `promptText` and `Num Steps` alike. */
export function nameWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** A property name in plain English: `num_inference_steps` becomes “Inference steps”. */
export function humaniseName(name: string): string {
  const words = nameWords(name);
  const withoutAddress =
    words.length > 1 && /^(url|urls|uri|uris)$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const [first, ...rest] = withoutAddress;
  if (first === undefined) return name;
  const counted = first === 'num' && rest.length > 0 ? [numberOf, ...rest] : withoutAddress;
  const text = counted.map((word) => writtenOtherwise.get(word) ?? word).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A field's label: its title, unless a generator derived that from its name or type. */
export function fieldLabel(name: string, title: string | null): string {
  if (title === null || title === name || /^(?:[A-Z][a-z\d]+){2,}$/.test(title)) return humaniseName(name);
  const isName = /[\s_]/.test(title) && nameWords(title).join(' ') === nameWords(name).join(' ');
  return isName ? humaniseName(name) : title;
}
