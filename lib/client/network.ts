const longestAnswerMs = 3000;

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
  async function ask() {
    turn += 1;
    const asked = turn;
    if (!(await isStudioReachable()) && asked === turn && !signal.aborted) onLost();
  }
  function back() {
    turn += 1;
    onBack();
  }
  window.addEventListener('offline', () => void ask(), { signal });
  window.addEventListener('online', back, { signal });
}
