/**
 * Opens the login page if this browser's session has ended. A 401 is not enough: the media service may have refused the
 * studio's key. So this requests the studio's status, which needs only a session.
 */
export async function redirectWhenLoggedOut(redirect: () => void = goToLogin): Promise<void> {
  try {
    const { status } = await fetch('/api/studio/status', { headers: { accept: 'application/json' } });
    if (status === 401) redirect();
  } catch {
    // Without a response the session is unknown. The connection state shows the problem.
  }
}

/** Opens the login page, which leads back here. */
export function goToLogin(): void {
  const { pathname, search } = window.location;
  // Not `loginAddress`, because every page loads this file. The login page validates the target.
  window.location.assign(`/login?${new URLSearchParams({ to: `${pathname}${search}` }).toString()}`);
}
