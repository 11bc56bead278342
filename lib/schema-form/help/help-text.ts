/** An inline part of a help text. */
export type HelpPart =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: HelpPart[] }
  | { kind: 'link'; address: string; parts: HelpPart[] }
  | { kind: 'break' };

/** A paragraph of help, a list of lines, or a block of code. */
export type HelpBlock =
  | { kind: 'paragraph' | 'heading'; parts: HelpPart[] }
  | { kind: 'list'; isOrdered: boolean; items: HelpPart[][] }
  | { kind: 'code'; text: string };

const bullet = /^\s*(?:[-*+•]|(\d{1,3})[.)])\s+(?=\S)/;
const fence = /^\s*(?:```|~~~)/;
const heading = /^\s{0,3}#{1,6}\s+/;

/**
 * Reads a description as Markdown: paragraphs, lists, headings, code, emphasis and links; simple HTML too. It returns
 * data, never HTML, and only web and mail addresses become links. The reach of a mark is bounded, so that reading takes
 * linear time.
 */
export function readHelp(markdown: string): HelpBlock[] {
  const lines = htmlAsMarkdown(markdown.replaceAll('\r\n', '\n')).split('\n');
  const blocks: HelpBlock[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  let isOrdered = false;
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', parts: readParts(joinLines(paragraph)) });
    if (items.length > 0) blocks.push({ kind: 'list', isOrdered, items: items.map((item) => readParts(item)) });
    paragraph = [];
    items = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const mark = bullet.exec(line);
    if (fence.test(line)) {
      flush();
      let last = at + 1;
      while (last < lines.length && !fence.test(lines[last] ?? '')) last += 1;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
      at = last;
    } else if (line.trim() === '') flush();
    else if (heading.test(line)) {
      flush();
      blocks.push({ kind: 'heading', parts: readParts(line.replace(heading, '').replace(/\s+#*\s*$/, '')) });
    } else if (mark !== null) {
      if (paragraph.length > 0) flush();
      isOrdered = items.length === 0 ? mark[1] !== undefined : isOrdered;
      items.push(line.slice(mark[0].length).trim());
    } else if (items.length > 0) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else paragraph.push(line);
  }
  flush();
  return blocks;
}

/** Joins the lines of a paragraph, except where two spaces or a backslash at the end mark a line break. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      if (index === lines.length - 1) return line.trim();
      return /(?: {2}|\\)$/.test(line) ? `${line.replace(/\\$/, '').trim()}\n` : `${line.trim()} `;
    })
    .join('');
}

const inline = new RegExp(
  [
    /\\(?<escaped>[!-/:-@[-`{-~])/,
    /(?<ticks>`+)(?<code>[^`](?:.{0,500}?[^`])?)\k<ticks>(?!`)/,
    /!?\[(?<words>[^[\]]{1,500})\]\((?<target>[^\s)]{1,2000})(?:\s{1,9}"[^"]{0,500}")?\)/,
    /<(?<angled>(?:https?:\/\/|mailto:)[^\s>]+)>/,
    /(?<bare>https?:\/\/[^\s<>()"'`]*[^\s<>()"'`.,:;!?*_])/,
    /(?<strong>\*\*|__)(?=\S)(?<bold>.{1,500}?)(?<=\S)\k<strong>(?![*_])/,
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<starred>[^*\n]{1,500}?)(?<=\S)\*(?!\*)/u,
    /(?<![\p{L}\p{N}_])_(?=[^\s_])(?<underlined>[^_\n]{1,500}?)(?<=\S)_(?![\p{L}\p{N}_])/u,
    /(?<newline>\n)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsu',
);

function readParts(text: string): HelpPart[] {
  const parts: HelpPart[] = [];
  let from = 0;
  const addText = (words: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') last.text += words;
    else if (words !== '') parts.push({ kind: 'text', text: words });
  };
  for (const match of text.matchAll(inline)) {
    addText(text.slice(from, match.index));
    from = match.index + match[0].length;
    const part = partOf(match.groups ?? {});
    if (part === null) addText(match[0]);
    else if (part.kind === 'text') addText(part.text);
    else parts.push(part);
  }
  addText(text.slice(from));
  return parts;
}

function partOf(found: Record<string, string | undefined>): HelpPart | null {
  const { escaped, code, words, target, angled, bare, bold, starred, underlined } = found;
  if (escaped !== undefined) return { kind: 'text', text: escaped };
  if (code !== undefined) return { kind: 'code', text: code.trim() };
  if (words !== undefined && target !== undefined) {
    const address = safeAddress(target);
    // A path means nothing without the site that it was written for.
    return address === null ? { kind: 'text', text: words } : { kind: 'link', address, parts: readParts(words) };
  }
  const plain = angled ?? bare;
  if (plain !== undefined) {
    const address = safeAddress(plain);
    if (address === null) return null;
    return { kind: 'link', address, parts: [{ kind: 'text', text: plain.replace(/^mailto:/, '') }] };
  }
  if (bold !== undefined) return { kind: 'strong', parts: readParts(bold) };
  const emphasised = starred ?? underlined;
  if (emphasised !== undefined) return { kind: 'emphasis', parts: readParts(emphasised) };
  return found['newline'] === undefined ? null : { kind: 'break' };
}

/** An address that may be a link: of the web or of mail, never one that could run code. */
function safeAddress(text: string): string | null {
  if (!/^(https?:\/\/|mailto:)/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** The Markdown of each tag; for paragraphs, lists and their items, opening and closing tags are the same. */
const marks: [RegExp, string][] = [
  [/<br\s{0,9}\/?>/gi, '  \n'],
  [/<\/?(?:p|div|ul|ol)>/gi, '\n\n'],
  [/<li>/gi, '\n- '],
  [/<\/li>/gi, ''],
  [/<h[1-6]>/gi, '\n\n## '],
  [/<\/h[1-6]>/gi, '\n\n'],
  [/<\/?(?:b|strong)>/gi, '**'],
  [/<\/?(?:i|em)>/gi, '*'],
  [/<\/?(?:code|tt|kbd)>/gi, '`'],
];
const link = /<a\s[^<>]{0,300}?href=["']([^"'<>\s]{1,2000})["'][^<>]{0,300}>([^<>]{1,500})<\/a>/gi;

/**
 * Converts the HTML of descriptions to Markdown: paragraphs, lists, headings, emphasis, code, links and named entities.
 * Other tags, and tags with attributes, stay text.
 */
function htmlAsMarkdown(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const marked = marks.reduce((before, [tag, mark]) => before.replaceAll(tag, mark), text.replaceAll(link, '[$2]($1)'));
  return marked.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (sign, name: string) => signs[name] ?? sign);
}
