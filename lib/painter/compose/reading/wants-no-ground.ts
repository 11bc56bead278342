/** Whether a prompt asks for an image without a background. */
export function wantsNoGround(prompt: string): boolean {
  return /\btransparen(?:t|cy)\b|\b(?:no|without(?: an?y?)?|remove(?: the)?) (?:background|backdrop)\b|\bcut[- ]?out\b|\bstickers?\b|\bclip ?art\b/iu.test(
    prompt,
  );
}
