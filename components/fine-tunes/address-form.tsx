'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Repository } from '@/lib/client/fine-tunes';
import { readRepository } from '@/lib/client/repository-memory';
import { type Address, addressSchema } from './address-schema';
import { TokenizeOutcome } from './tokenize-outcome';
import { useTokenize } from './use-tokenize';
import { fineTuneWords } from './words';

const fields = [
  { name: 'namespace', label: fineTuneWords.namespace },
  { name: 'repository', label: fineTuneWords.repository },
  { name: 'id', label: fineTuneWords.id },
] as const;

/** Addresses one fine-tune and tokenizes it. Naming the repository is enough for its list. */
export function AddressForm({ onRepository }: { onRepository: (repository: Repository | null) => void }) {
  const { register, handleSubmit, reset, getValues, formState } = useForm<Address>({
    resolver: zodResolver(addressSchema),
    defaultValues: { namespace: '', repository: '', id: '' },
  });
  const tokenize = useTokenize();

  useEffect(() => {
    const last = readRepository(window.localStorage);
    if (last === null) return;
    reset({ ...last, id: '' });
    onRepository(last);
  }, [reset, onRepository]);

  function nameRepository() {
    const named = addressSchema.omit({ id: true }).safeParse(getValues());
    onRepository(named.success ? named.data : null);
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(tokenize.start)(event)} className="flex flex-col gap-4">
      <div className="grid grid-cols-3 items-start gap-3 max-desk:grid-cols-1">
        {fields.map(({ name, label }) => {
          const fault = formState.errors[name]?.message;
          return (
            <Field
              key={name}
              id={name}
              label={label}

              isRequired
              faults={fault === undefined ? [] : [fault]}
            >
              <Input
                id={name}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-required
                aria-invalid={fault !== undefined}
                aria-describedby={fault === undefined ? undefined : fieldIds(name).fault}
                {...register(name, { onBlur: name === 'id' ? undefined : nameRepository })}
              />
            </Field>
          );
        })}
      </div>
      <Button variant="primary" type="submit" aria-disabled={tokenize.isPending} className="self-start">
        {tokenize.isPending ? fineTuneWords.starting : fineTuneWords.tokenize}
      </Button>
      <div role="status">
        {tokenize.variables !== undefined && (tokenize.isSuccess || tokenize.isError) && (
          <TokenizeOutcome
            error={tokenize.error}
            name={tokenize.data?.name ?? tokenize.variables.id}
            address={tokenize.variables}
          />
        )}
      </div>
    </form>
  );
}
