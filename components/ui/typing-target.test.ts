import { afterEach, describe, expect, it, vi } from 'vitest';
import { isTypingTarget } from './typing-target';

/** An element that matches the parts of a selector that begin with one of `names`. */
class FakeElement extends EventTarget {
  names: readonly string[];
  constructor(...names: string[]) {
    super();
    this.names = names;
  }
  closest(selector: string): FakeElement | null {
    // Commas within `:not(…)` separate nothing.
    const parts = selector.split(/,(?![^(]*\))/);
    return parts.some((part) => this.names.includes(part)) ? this : null;
  }
}

describe('isTypingTarget', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['textarea', 'select', '[role=combobox]', '[role=listbox]', '[role=spinbutton]'])(
    'leaves letters on %s to it',
    (name) => {
      vi.stubGlobal('Element', FakeElement);
      expect(isTypingTarget(new FakeElement(name))).toBe(true);
    },
  );

  it('takes letters everywhere else', () => {
    vi.stubGlobal('Element', FakeElement);
    expect(isTypingTarget(new FakeElement('button', 'main'))).toBe(false);
    expect(isTypingTarget(new EventTarget())).toBe(false);
    expect(isTypingTarget(null)).toBe(false);
  });
});
