/** Whether notifications of the system can be shown: they can, one would have to allow them, or they can't. */
export type NotificationState = 'allowed' | 'asks' | 'denied' | 'missing';

/** What the browser says of notifications. */
export function notificationState(): NotificationState {
  if (typeof Notification === 'undefined') return 'missing';
  const states = { granted: 'allowed', default: 'asks', denied: 'denied' } as const;
  return states[Notification.permission];
}

/** Asks for the right to show notifications: only ever as the answer to a press. */
export async function allowNotifications(): Promise<NotificationState> {
  if (notificationState() === 'asks') await Notification.requestPermission();
  return notificationState();
}

/** Shows a notification. Another one of the same tag replaces it. */
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
    // Telephones show them for installed pages alone.
  }
}
