/**
 * A prompt that also says what must not be seen, for profiles without a negative prompt: `a lake` and `boats, birds` give
 * `a lake, without boats, without birds`. Quotation marks go, as what stands in them would be set as type.
 */
export function leaveOut(prompt: string, negativePrompt: string): string {
  const things = negativePrompt
    .replaceAll(/["“”„«»]/g, '')
    .split(/[,;.\n]/)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '');
  return [prompt, ...things.map((thing) => `without ${thing}`)].join(', ');
}
