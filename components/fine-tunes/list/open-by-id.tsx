'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { z } from 'zod';
import { fineTuneMessages } from '../messages';

const idSchema = z.object({
  id: z
    .string()
    .trim()
    .min(1, { error: () => fineTuneMessages.required.id }),
});

/** Opens a fine-tune by its id. */
export function OpenById({ isOpenFirst, onOpen }: { isOpenFirst: boolean; onOpen: (id: string) => void }) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(idSchema),
    defaultValues: { id: '' },
  });
  const error = formState.errors.id?.message ?? null;
  const id = useId();

  const open = handleSubmit((typed) => {
    onOpen(typed.id);
    reset();
  });

  return (
    <form noValidate onSubmit={(event) => void open(event)} className="flex flex-col gap-1.5">
      <div className="flex gap-2">
        <Input
          aria-label={fineTuneMessages.id}
          placeholder={fineTuneMessages.openById}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : id}
          {...register('id')}
        />
        <Button type="submit" variant={isOpenFirst ? 'primary' : 'outline'} className="max-desk:h-11">
          {fineTuneMessages.open}
        </Button>
      </div>
      {error !== null && (
        <p id={id} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </form>
  );
}
