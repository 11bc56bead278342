const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** What each tag is in Markdown; paragraphs, lists and their lines alike where they open and where they close. */
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
 * Help that was written in HTML as Markdown, as far as descriptions go: paragraphs, lists, headings, emphasis, code, links, and
 * signs by their names. A tag with attributes, and any other, stays the text that it is.
 */
export function htmlAsMarkdown(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const marked = marks.reduce((before, [tag, mark]) => before.replaceAll(tag, mark), text.replaceAll(link, '[$2]($1)'));
  return marked.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (sign, name: string) => signs[name] ?? sign);
}
