/**
 * Opens the login page if this browser's session has ended. An answer of 401 alone does not say so: the media service may have
 * refused the studio's key. So this asks the studio for its status, which needs a session alone.
 */
export async function redirectWhenLoggedOut(redirect: () => void = goToLogin): Promise<void> {
  try {
    const { status } = await fetch('/api/studio/status', { headers: { accept: 'application/json' } });
    if (status === 401) redirect();
  } catch {
    // No answer says nothing of the session; the state of the connection shows it.
  }
}

/** Opens the login page, which leads back here. */
export function goToLogin(): void {
  const { pathname, search } = window.location;
  // Not `loginAddress`, as every page loads this: the login page looks at where it leads.
  window.location.assign(`/login?${new URLSearchParams({ to: `${pathname}${search}` }).toString()}`);
}
