'use client';

import { FileUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { commandRegistry } from '@/lib/client/commands';
import { dropMessages } from './messages';

/** On an empty stage: files can be dropped anywhere, or chosen. */
export function UseFileLine() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      <Button className="max-desk:h-11" onClick={() => commandRegistry.run('create.file')}>
        <FileUp aria-hidden />
        {dropMessages.chooseFile}
      </Button>
      <p className="max-desk:hidden">{dropMessages.dropHint}</p>
    </div>
  );
}
