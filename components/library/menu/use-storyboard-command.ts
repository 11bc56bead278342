'use client';

import { useRouter } from 'next/navigation';
import { useCommandSource } from '@/components/ui/use-command-source';
import { menuMessages } from './messages';

/**
 * Offers to make a storyboard of the selection in the command menu.
 *
 * @param addressOf creates its address when the command menu opens; null where the selection makes none
 */
export function useStoryboardCommand(addressOf: () => string | null): void {
  const router = useRouter();
  useCommandSource(() => {
    const address = addressOf();
    if (address === null) return [];
    const run = () => router.push(address);
    return [{ id: 'library.storyboard', group: 'here', label: menuMessages.storyboard, run }];
  });
}
