'use client';

import { ChevronDown, SquareDashed } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import type { TextField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';

const BoxesPanel = latePart(async () => (await import('./boxes-panel')).BoxesPanel);

/** Opens the boxes of a prompt that takes them; renders nothing for other prompts. */
export function BoxesButton({
  field,
  value,
  onChange,
}: {
  field: TextField;
  value: unknown;
  onChange: (prompt: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const layout = readBoundingBoxes(field.schema);
  if (layout === null) return null;
  const prompt = value ?? field.defaultValue;
  return (
    <div className="flex min-w-0 flex-col gap-2 pt-2">
      <Button
        variant="outline"
        size="sm"
        className="self-start max-desk:h-11 max-desk:px-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <SquareDashed aria-hidden />
        {messages.boxes.open}
        <ChevronDown aria-hidden className={isOpen ? 'rotate-180 transition-transform' : 'transition-transform'} />
      </Button>
      {isOpen && (
        <div id={panelId}>
          <Suspense fallback={<Skeleton className="h-60" />}>
            <BoxesPanel layout={layout} prompt={typeof prompt === 'string' ? prompt : ''} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
