const longestAnswerMs = 3000;
/** Delay until a lost studio is checked again: a slow or restarted studio does not announce its return. */
const retryMs = 4000;

/** Whether the studio responds. Its icon is the cheapest request. */
async function isStudioReachable(): Promise<boolean> {
  try {
    await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(longestAnswerMs) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Follows whether the studio is reachable. The browser's offline state is only a hint: a studio on the same machine
 * still responds, so this checks it.
 */
export function followNetwork({
  onLost,
  onBack,
  signal,
}: {
  onLost: () => void;
  onBack: () => void;
  /** Stops following. */
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
