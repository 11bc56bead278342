/** A number as the form writes it: English grouping from five digits on, no rounding. */
export function formatNumber(value: number): string {
  return Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('en', { maximumFractionDigits: 10 });
}

/** A number with its unit, as in `5 s`; without one, the number alone. */
export function withUnit(value: number, unit: string | null): string {
  return unit === null ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/** A number with the noun that it counts, as in `2 words`. */
export function count(amount: number, one: string, many: string): string {
  return `${formatNumber(amount)} ${amount === 1 ? one : many}`;
}

/** A label inside a sentence: in lower case, except for words like LoRA. */
export function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}*(?:\P{L}|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
