'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { auditFormats } from '@/lib/contract/studio/audit-actions';
import { exportAddress, type ShownEntries } from './audit';
import { auditMessages } from './messages';

/** Downloads the entries that are shown, those of further pages too. Forms post, since an export is recorded. */
export function AuditExport({ shown }: { shown: ShownEntries }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button className="max-desk:h-11">
          <Download aria-hidden />
          {auditMessages.export}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={auditMessages.exportFormat} className="flex min-w-36 flex-col p-1">
        {auditFormats.map((format) => (
          <form
            key={format}
            method="post"
            action={exportAddress(shown, format)}
            className="flex flex-col"
            // The form must be in the page until it is sent.
            onSubmit={() => setTimeout(() => setIsOpen(false))}
          >
            <button
              type="submit"
              className="h-8 shrink-0 truncate rounded-sm px-2 text-left hover:bg-sunken max-desk:h-11"
            >
              {auditMessages.formats[format]}
            </button>
          </form>
        ))}
      </PopoverContent>
    </Popover>
  );
}
