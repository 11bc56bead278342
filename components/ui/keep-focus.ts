const stop = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

const stopsIn = (node: Element) => [...node.querySelectorAll<HTMLElement>(stop)].filter((one) => one.checkVisibility());

/** A part of the container around the focus, and how many stops it has before the focused child. */
interface Surrounding {
  part: HTMLElement;
  before: number;
}

function surroundingsOf(focused: HTMLElement, container: HTMLElement): Surrounding[] {
  const surroundings: Surrounding[] = [];
  for (let child = focused; child !== container && child.parentElement !== null; child = child.parentElement) {
    const part = child.parentElement;
    const isBefore = (one: Node) => (child.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    surroundings.push({ part, before: stopsIn(part).filter(isBefore).length });
  }
  return surroundings;
}

/**
 * As the `ref` of a container, keeps the focus in it when its focused control is removed: the control that took its
 * place gets it, else the one before, else the container, if it can have the focus.
 */
export function keepFocus(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  let focused: HTMLElement | null = null;
  let surroundings: Surrounding[] = [];
  const look = () => {
    const { activeElement } = document;
    if (activeElement !== document.body) {
      focused = activeElement instanceof HTMLElement && container.contains(activeElement) ? activeElement : null;
      surroundings = focused === null ? [] : surroundingsOf(focused, container);
    } else if (focused?.isConnected === false) {
      const near = surroundings.find(({ part }) => container.contains(part) && stopsIn(part).length > 0);
      const stops = near === undefined ? [] : stopsIn(near.part);
      (stops[near?.before ?? 0] ?? stops.at(-1) ?? container).focus({ preventScroll: true });
    }
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const left = focused;
    if (relatedTarget !== null) return;
    // After a press beside the controls nothing is to be kept. A control that is removed or disabled loses the focus as
    // well, and a window that is left gives it back.
    queueMicrotask(() => {
      const isOwnWish = left?.isConnected === true && !left.matches(':disabled') && document.hasFocus();
      if (isOwnWish && focused === left && document.activeElement === document.body) focused = null;
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(container, { childList: true, subtree: true });
  document.addEventListener('focusin', look);
  container.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', look);
    container.removeEventListener('focusout', leave);
  };
}
