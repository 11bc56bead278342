/**
 * Goes to the login page when the studio knows this browser no longer. An answer of 401 alone does not tell: it may be the
 * media service that refuses the studio's key. So the studio is asked what only it can answer.
 */
export async function leaveWhenLoggedOut(leave: () => void = goToLogin): Promise<void> {
  try {
    const { status } = await fetch('/api/studio/status', { headers: { accept: 'application/json' } });
    if (status === 401) leave();
  } catch {
    // No answer is no sign of a lost session; the state of the link shows it.
  }
}

/** Opens the login page, which leads back here. */
export function goToLogin(): void {
  const { pathname, search } = window.location;
  // Not `loginAddress`, as every page loads this: the login page looks at where it leads.
  window.location.assign(`/login?${new URLSearchParams({ to: `${pathname}${search}` }).toString()}`);
}
