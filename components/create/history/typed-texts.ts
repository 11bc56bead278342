/** A field of text, as far as it holds some. */
interface TextControl {
  value: string;
  isConnected: boolean;
}

/** What is known of a field: what it held before one typed, and what one typed last. */
interface TypedText {
  before: string;
  typed: string | null;
}

/**
 * Knows which fields a browser can undo by itself: it remembers what was typed, but not that a program wrote over it since,
 * and would then bring back pieces of what was there long ago.
 */
export function createTypedTexts() {
  const texts = new Map<TextControl, TypedText>();
  return {
    /** To be called before a field accepts what is typed. */
    begin(control: TextControl): void {
      const known = texts.get(control);
      if (known === undefined || known.typed !== control.value) {
        texts.set(control, { before: control.value, typed: null });
      }
    },
    /** To be called after a field has accepted what was typed, or what its browser undid. */
    note(control: TextControl): void {
      const known = texts.get(control) ?? { before: control.value };
      texts.set(control, { ...known, typed: control.value });
    },
    /** To be called whenever fields may have been written over: the browser can't undo in those any more. */
    check(): void {
      for (const [control, { typed }] of texts) {
        if (!control.isConnected || control.value !== typed) texts.delete(control);
      }
    },
    /** Whether the browser can undo or redo in this field; else the form does. */
    isBrowsers(control: TextControl, way: 'undo' | 'redo'): boolean {
      const known = texts.get(control);
      if (known === undefined || known.typed !== control.value) return false;
      return way === 'redo' || control.value !== known.before;
    },
  };
}
