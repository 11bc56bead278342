import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './sample-media.ts';

/** The keys of a user without a pointer. After each of them the focus is on something that the user sees. */
export interface Keys {
  /** Presses a key, so many times. */
  press: (key: string, times?: number) => Promise<void>;
  /** Presses Tab, or another key, until the control has the focus. */
  reach: (target: Locator, options?: { by?: string }) => Promise<void>;
  /** Reaches a control and presses it. */
  activate: (target: Locator, options?: { by?: string; key?: string }) => Promise<void>;
  /** Reaches a button that opens a file chooser, and chooses files there. */
  choose: (target: Locator, files: SampleFile | SampleFile[]) => Promise<void>;
  /** Reaches a text field and replaces its text. */
  fill: (target: Locator, text: string) => Promise<void>;
}

/** A screen with more stops than these before a control is too long for the keyboard. */
const mostStops = 90;

interface Focus {
  name: string;
  /** What a user without a pointer cannot work with. */
  error: 'lost' | 'out of sight' | 'without a mark' | null;
}

/** Runs in the page. */
function readFocus(): Focus {
  const node = document.activeElement;
  if (!(node instanceof HTMLElement) || node === document.body) return { name: 'nothing', error: 'lost' };
  const label = node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : node.textContent;
  const text = (node.getAttribute('aria-label') ?? label ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  const name = `${node.getAttribute('role') ?? node.localName} ${text}`;
  // A box of a label is drawn in place of its native input.
  const shown = node.getBoundingClientRect().width > 1 ? node : (node.parentElement ?? node);
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
  const isInWindow = width * height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!isInWindow || !shown.checkVisibility({ visibilityProperty: true })) return { name, error: 'out of sight' };
  const active = document.querySelector(`[id="${node.getAttribute('aria-activedescendant')}"]`);
  const near = [
    active,
    ...(active?.querySelectorAll('*') ?? []),
    node,
    node.parentElement,
    node.parentElement?.parentElement,
    ...node.children,
    ...(node.parentElement?.children ?? []),
  ];
  const isMarked = near.some((one) => {
    if (!(one instanceof HTMLElement)) return false;
    return [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  const hasCaret = node instanceof HTMLInputElement && node.selectionStart !== null;
  // A part of the screen that takes the focus has no action to mark.
  return { name, error: isMarked || hasCaret || node.tabIndex < 0 ? null : 'without a mark' };
}

/** Drives the page by the keyboard alone. */
export function keysOf(page: Page): Keys {
  const focus = () => page.evaluate(readFocus);
  // A screen that has just been opened has no focus yet.
  let isFresh = true;
  let path = '';
  page.on('domcontentloaded', () => {
    isFresh = true;
  });
  page.on('framenavigated', () => {
    const { pathname } = new URL(page.url());
    if (pathname !== path) isFresh = true;
    path = pathname;
  });

  // A finger holds a key for a moment, in which the choice of a radio group follows the focus.
  const hold = (key: string) => page.keyboard.press(key, { delay: 20 });

  async function expectFocus(name: string): Promise<void> {
    await expect.poll(async () => (isFresh ? null : (await focus()).error), name).toBeNull();
  }

  async function press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await hold(key);
      if (!isFresh) await expectFocus(`the focus after ${key}`);
    }
  }

  async function reach(target: Locator, { by = 'Tab' }: { by?: string } = {}): Promise<void> {
    // Some controls are drawn only once the focus is near.
    const isReached = () => target.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement));
    const passed: string[] = [];
    if (!isFresh) await expectFocus(`the focus on the way to ${String(target)}`);
    isFresh = false;
    for (let stops = 0; stops <= mostStops; stops += 1) {
      if (await isReached()) return;
      await page.keyboard.press(by);
      const { name, error } = await focus();
      // After the last stop of the page the focus is in the browser's own controls.
      if (error === 'lost' && /^(Shift\+)?Tab$/.test(by)) passed.push('(end of the page)');
      else passed.push(error === null ? name : `${name}, ${error}`);
    }
    throw new Error(`${String(target)} is not reached by ${by}, which passed:\n${passed.join('\n')}`);
  }

  return {
    press,
    reach,
    async activate(target, { by = 'Tab', key = 'Enter' } = {}) {
      await reach(target, { by });
      await press(key);
    },
    async choose(target, files) {
      const choosing = page.waitForEvent('filechooser');
      await reach(target);
      await hold('Enter');
      await (await choosing).setFiles(files);
    },
    async fill(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
