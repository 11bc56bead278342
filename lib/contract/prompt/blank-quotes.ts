const closersOf: Readonly<Record<string, string[]>> = {
  '"': ['"'],
  '“': ['”'],
  '„': ['“', '”'],
  '«': ['»'],
  '「': ['」'],
};

/**
 * Blanks the texts in quotation marks, marks included: the other characters stay at their offsets. An opening mark
 * without a closing one is text. It takes one pass: a pattern would search for the closing mark again from each of
 * thousands of open ones.
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
