const longestAnswerMs = 3000;
/** A lost studio is tried again after this: one that was only slow, or restarted, does not say that it is back. */
const retryMs = 4000;

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
 * answers all the same, so this tries it.
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
  let checkCount = 0;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check() {
    clearTimeout(timer);
    checkCount += 1;
    const asked = checkCount;
    const isReachable = await isStudioReachable();
    if (asked !== checkCount || signal.aborted) return;
    if (isReachable) {
      if (isLost) reportBack();
      return;
    }
    if (!isLost) onLost();
    isLost = true;
    timer = setTimeout(() => void check(), retryMs);
  }
  function reportBack() {
    clearTimeout(timer);
    checkCount += 1;
    isLost = false;
    onBack();
  }
  window.addEventListener('offline', () => void check(), { signal });
  window.addEventListener('online', reportBack, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
