const longestAnswerMs = 3000;
/** While it is lost, it is asked again after this: a studio that was only slow, or away, tells nobody that it is back. */
const askAgainMs = 4000;

/** Whether the studio answers at all. Its icon costs it nothing. */
async function isStudioReachable(): Promise<boolean> {
  try {
    await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(longestAnswerMs) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Follows whether the studio can be reached. That the browser has no network is a hint alone: a studio on the same machine
 * answers all the same, so it is asked.
 */
export function followNetwork({
  onLost,
  onBack,
  signal,
}: {
  onLost: () => void;
  onBack: () => void;
  /** Ends it. */
  signal: AbortSignal;
}): void {
  let turn = 0;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    clearTimeout(timer);
    turn += 1;
    const asked = turn;
    const isReachable = await isStudioReachable();
    if (asked !== turn || signal.aborted) return;
    if (isReachable) {
      if (isLost) back();
      return;
    }
    if (!isLost) onLost();
    isLost = true;
    timer = setTimeout(() => void ask(), askAgainMs);
  }
  function back() {
    clearTimeout(timer);
    turn += 1;
    isLost = false;
    onBack();
  }
  window.addEventListener('offline', () => void ask(), { signal });
  window.addEventListener('online', back, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
