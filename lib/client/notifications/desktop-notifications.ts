/**
 * Whether system notifications can be shown: they are allowed, a person would have to allow them, or they are blocked.
 */
export type NotificationState = 'allowed' | 'asks' | 'denied' | 'missing';

/** The browser's permission for notifications. */
export function notificationState(): NotificationState {
  if (typeof Notification === 'undefined') return 'missing';
  const states = { granted: 'allowed', default: 'asks', denied: 'denied' } as const;
  return states[Notification.permission];
}

/** Asks for permission to show notifications. Call it only in response to a press. */
export async function allowNotifications(): Promise<NotificationState> {
  if (notificationState() === 'asks') await Notification.requestPermission();
  return notificationState();
}

/** Shows a notification. A later one with the same tag replaces it. */
export function showNotification(options: {
  title: string;
  body: string;
  tag: string;
  /** Address of an image. */
  icon: string | null;
  onPress: () => void;
}): void {
  const { title, body, tag, icon, onPress } = options;
  if (notificationState() !== 'allowed') return;
  try {
    const shown = new Notification(title, { body, tag, ...(icon === null ? {} : { icon }) });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onPress();
    });
  } catch {
    // Phones show them only for installed pages.
  }
}
