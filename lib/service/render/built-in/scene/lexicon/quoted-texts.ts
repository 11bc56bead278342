const quotes =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|(?<![\p{L}\p{N}])['‘]([^'’]+(?:['’](?=\p{L})[^'’]+)*)['’](?![\p{L}\p{N}])/gu;

/** The texts in quotation marks, in order, and the prompt without them. */
export function readQuotedTexts(prompt: string): { texts: string[]; rest: string } {
  const texts: string[] = [];
  const rest = prompt.replaceAll(quotes, (_whole, ...groups: unknown[]) => {
    const text = groups.slice(0, 5).find((group) => typeof group === 'string' && group.trim() !== '');
    if (typeof text === 'string') texts.push(text.trim().replaceAll(/\s+/g, ' '));
    return ' , ';
  });
  return { texts, rest };
}
