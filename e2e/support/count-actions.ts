import type { Page } from '@playwright/test';

/** What happened in a page, as it reports it; `field` is the name of the text field that it happened in. */
interface PageEvent {
  kind: 'act' | 'enter' | 'type';
  /** As in “press Star” or “key Control+Enter”. */
  what: string;
  field: string | null;
}

/** What a person did. */
export interface CountedActions {
  /** Presses, drags, keys and shortcuts, drops from outside of the browser, files chosen in a dialog. */
  actions: string[];
  /** Text fields that were typed into. Putting the cursor there belongs to it; leaving it with a key is an action. */
  typed: string[];
}

/** Counts actions in a page. */
export interface ActionCounter {
  /** Starts to count anew. */
  start: () => Promise<void>;
  /** What was done since the start. */
  read: () => Promise<CountedActions>;
}

/**
 * Counts what a person does in a page by the events that the browser itself reports, in every document that the page
 * opens from now on: a press of the pointer however long it is dragged, a key with its modifiers, a drop of files from
 * outside, a choice in a file dialog. Events that a script dispatches do not count, a double click counts twice, and a
 * document that loads, as after typing an address, counts as one. Moving and resting the pointer does not.
 */
export async function countActions(page: Page): Promise<ActionCounter> {
  let events: PageEvent[] = [];
  const act = (what: string) => events.push({ kind: 'act', what, field: null });
  await page.exposeFunction('reportAction', (event: PageEvent) => void events.push(event));
  await page.addInitScript(watchActions);
  page.on('filechooser', () => act('choose in the file dialog'));
  page.on('domcontentloaded', () => act('load a document'));
  // Everything that the page reported before is here once it answers.
  const settle = () => page.evaluate(() => undefined);
  return {
    async start() {
      await settle();
      events = [];
    },
    async read() {
      await settle();
      return fold(events);
    },
  };
}

/** Joins the press that puts the cursor into a field with the text typed there. */
function fold(events: readonly PageEvent[]): CountedActions {
  const actions: string[] = [];
  const typed: string[] = [];
  events.forEach(({ kind, what, field }, at) => {
    const [before, after] = [events[at - 1], events[at + 1]];
    if (kind === 'act') actions.push(what);
    else if (kind === 'enter' && !(after?.kind === 'type' && after.field === field)) actions.push(what);
    else if (kind === 'type' && !(before?.kind === 'type' && before.field === field)) typed.push(field ?? '');
  });
  return { actions, typed };
}

// oxlint-disable unicorn/consistent-function-scoping -- all of it is sent to the page as one function
/** Runs in the page, before its own scripts. */
function watchActions(): void {
  const report = (event: PageEvent) =>
    void (window as unknown as { reportAction: (event: PageEvent) => Promise<void> }).reportAction(event);
  const textField = (target: EventTarget | null) =>
    target instanceof Element
      ? target.closest<HTMLInputElement>(
          'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=button])',
        )
      : null;
  const nameOf = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return 'the page';
    const named = target.closest('button, a, label, input, textarea, [role], [aria-label]') ?? target;
    const label =
      named instanceof HTMLInputElement || named instanceof HTMLTextAreaElement ? named.labels?.[0]?.textContent : null;
    const text = named.getAttribute('aria-label') ?? label ?? named.textContent ?? '';
    return text.trim().replaceAll(/\s+/g, ' ').slice(0, 40) || named.tagName.toLowerCase();
  };
  const listen = <Type extends keyof WindowEventMap>(type: Type, heard: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, (event) => event.isTrusted && heard(event), { capture: true });
  const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta']);
  const editing = new Set(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

  listen('pointerdown', ({ target }) => {
    const field = textField(target);
    if (field === null) report({ kind: 'act', what: `press ${nameOf(target)}`, field: null });
    else report({ kind: 'enter', what: `press ${nameOf(field)}`, field: nameOf(field) });
  });
  listen('keydown', ({ target, key, repeat, ctrlKey, metaKey, altKey, shiftKey }) => {
    if (repeat || modifiers.has(key)) return;
    const field = textField(target);
    const isText = key.length === 1 || editing.has(key) || (key === 'Enter' && field?.tagName === 'TEXTAREA');
    if (field !== null && isText && !ctrlKey && !metaKey && !altKey) {
      report({ kind: 'type', what: '', field: nameOf(field) });
      return;
    }
    const held = [ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
    report({ kind: 'act', what: `key ${[...held, key].join('+')}`, field: null });
  });
  // A drag that began in the page is counted by its press.
  let isOwnDrag = false;
  listen('dragstart', () => (isOwnDrag = true));
  listen('dragend', () => (isOwnDrag = false));
  listen('drop', ({ target, dataTransfer }) => {
    if (isOwnDrag || dataTransfer?.types.includes('Files') !== true) return;
    report({ kind: 'act', what: `drop files on ${nameOf(target)}`, field: null });
  });
}
