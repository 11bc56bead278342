/** A text field, reduced to its value. */
interface TextControl {
  value: string;
  isConnected: boolean;
}

/** The state of a field: its value before typing, and the last typed value. */
interface TypedText {
  before: string;
  typed: string | null;
}

/**
 * Tracks which fields a browser can undo itself. A browser remembers typed text but not programmatic changes, after
 * which its undo would bring back fragments of old text.
 */
export function createTypedTexts() {
  const texts = new Map<TextControl, TypedText>();
  return {
    /** To be called before a field accepts typed text. */
    begin(control: TextControl): void {
      const known = texts.get(control);
      if (known === undefined || known.typed !== control.value) {
        texts.set(control, { before: control.value, typed: null });
      }
    },
    /** To be called after a field has accepted typed text, or an undo of its browser. */
    note(control: TextControl): void {
      const known = texts.get(control) ?? { before: control.value };
      texts.set(control, { ...known, typed: control.value });
    },
    /** To be called after fields may have changed programmatically: the browser can't undo in those any more. */
    check(): void {
      for (const [control, { typed }] of texts) {
        if (!control.isConnected || control.value !== typed) texts.delete(control);
      }
    },
    /** Whether the browser can undo or redo in this field; otherwise the form does. */
    isBrowsers(control: TextControl, way: 'undo' | 'redo'): boolean {
      const known = texts.get(control);
      if (known === undefined || known.typed !== control.value) return false;
      return way === 'redo' || control.value !== known.before;
    },
  };
}
