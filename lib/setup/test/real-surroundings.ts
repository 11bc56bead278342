import { onlineManager } from '@tanstack/react-query';
import { beforeEach, vi } from 'vitest';

// The files of a worker share its globals. A test that is cut off in the middle leaves them as they were: without a
// network a query of the next file would wait for ever, and under a stopped clock so would any timer.
beforeEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});
