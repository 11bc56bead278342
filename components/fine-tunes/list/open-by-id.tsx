'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { idSchema } from './address-schema';
import { fineTuneWords } from './words';

/** Opens a fine-tune whose id one has from elsewhere. */
export function OpenById({ isOpenFirst, onOpen }: { isOpenFirst: boolean; onOpen: (id: string) => void }) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(idSchema),
    defaultValues: { id: '' },
  });
  const fault = formState.errors.id?.message ?? null;
  const id = useId();

  const open = handleSubmit((typed) => {
    onOpen(typed.id);
    reset();
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void open(event)}
      className="flex flex-col gap-1.5 border-t border-line px-4 py-3"
    >
      <div className="flex gap-2">
        <Input
          aria-label={fineTuneWords.id}
          placeholder={fineTuneWords.openById}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : id}
          {...register('id')}
        />
        <Button type="submit" variant={isOpenFirst ? 'primary' : 'outline'} className="max-desk:h-11">
          {fineTuneWords.open}
        </Button>
      </div>
      {fault !== null && (
        <p id={id} role="alert" className="text-sm text-bad">
          {fault}
        </p>
      )}
    </form>
  );
}
