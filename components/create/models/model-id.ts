const idCharacters = /^[a-z0-9][\w.:@/+-]{1,254}$/i;
const joined = /[\d.:@/_-]/;

/** Whether a text can be a model's id at all. */
export function canBeModelId(text: string): boolean {
  return idCharacters.test(text);
}

/** Whether a text that was typed may be a model's id, rather than a word that was searched for: `acme/flux.1`, not `inpaint`. */
export function looksLikeModelId(text: string): boolean {
  return canBeModelId(text) && joined.test(text);
}
