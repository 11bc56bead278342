'use client';

import { CircleHelp } from 'lucide-react';
import { Suspense, memo } from 'react';
import { latePart } from '@/components/ui/late-part';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { IconButton } from '@/components/ui/icon-button';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { messages } from '@/lib/schema-form/messages';

const HelpText = latePart(async () => (await import('./help-text')).HelpText);

/** Longer help about a field, behind a question mark that works by mouse, touch and keys. */
export const FieldHelp = memo(function FieldHelp({ label, text }: { label: string; text: string }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton
          label={messages.about({ label })}
          size="sm"
          className="-my-1 size-6 text-faint max-desk:-my-3 max-desk:size-11 [&_svg]:size-3.5"
        >
          <CircleHelp aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        aria-label={messages.about({ label })}
        className="max-w-[min(320px,calc(100vw-32px))] overflow-auto p-3"
      >
        <Suspense fallback={<p className="text-pretty text-muted">{plainHelp(text)}</p>}>
          <HelpText text={text} />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
});
