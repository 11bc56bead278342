'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { engineKeys } from '@/lib/client/engines/engines';
import { modelKeys } from '@/lib/client/models/models';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import { engineMessages } from '../messages';

/** Removes an engine or a model for good, so it asks first. */
export function RemoveButton({
  title,
  hint,
  remove,
}: {
  title: string;
  /** What else is gone with it. */
  hint: string;
  remove: () => Promise<unknown>;
}) {
  const label = engineMessages.remove({ title });
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { isPending, mutate } = useMutation({
    mutationFn: remove,
    networkMode: 'always',
    onSuccess: () => toasts.show(engineMessages.removed({ title })),
    onError: reportActionError,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: engineKeys.list }),
        client.invalidateQueries({ queryKey: modelKeys.list }),
      ]),
  });
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <IconButton label={label} disabled={isPending} className="max-desk:size-11">
          <Trash2 aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={label} className="flex w-72 max-w-[calc(100vw-1rem)] flex-col gap-3 p-4">
        <p className="font-semibold wrap-anywhere">{engineMessages.removeQuestion({ title })}</p>
        <p className="text-muted">{hint}</p>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={() => setIsOpen(false)}>
            {engineMessages.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setIsOpen(false);
              mutate();
            }}
          >
            {engineMessages.removeNow}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
