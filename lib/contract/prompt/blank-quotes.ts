const closersOf: Readonly<Record<string, string[]>> = {
  '"': ['"'],
  '“': ['”'],
  '„': ['“', '”'],
  '«': ['»'],
  '「': ['」'],
};

/**
 * Blanks the texts in quotation marks, marks included: what is left keeps its place. A mark that nothing closes is text. One
 * pass: a pattern would look for the closing mark of each of thousands of open ones anew.
 */
export function blankQuotes(text: string): string {
  const lastOf = (closers: string[]) => Math.max(...closers.map((closer) => text.lastIndexOf(closer)));
  const lastClosers = new Map(Object.entries(closersOf).map(([opener, closers]) => [opener, lastOf(closers)]));
  let blanked = '';
  let copied = 0;
  for (let start = 0; start < text.length; start += 1) {
    const closers = closersOf[text.charAt(start)];
    if (closers === undefined || (lastClosers.get(text.charAt(start)) ?? -1) <= start) continue;
    let end = start + 1;
    while (!closers.includes(text.charAt(end))) end += 1;
    blanked += text.slice(copied, start) + ' '.repeat(end + 1 - start);
    copied = end + 1;
    start = end;
  }
  return blanked + text.slice(copied);
}
