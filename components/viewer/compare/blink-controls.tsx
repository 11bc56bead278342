'use client';

import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { compareWords } from '../compare-words';
import type { Blink } from './use-blink';

/** Turns taken by themselves, or by hand. */
export function BlinkControls({ blink }: { blink: Blink }) {
  return (
    <>
      <label className="flex shrink-0 items-center gap-2 max-desk:h-11">
        <Switch checked={blink.isRunning} onCheckedChange={blink.setIsRunning} />
        {compareWords.blinking}
      </label>
      <Button variant="quiet" className="max-desk:h-11" onClick={blink.other}>
        {compareWords.other}
      </Button>
    </>
  );
}
