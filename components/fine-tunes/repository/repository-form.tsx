'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type Repository, repositoryName } from '@/lib/client/fine-tunes/repository';
import { z } from 'zod';
import { fineTuneMessages } from '../messages';

const parts = [
  { name: 'namespace', label: 'namespace', hint: 'namespaceHint' },
  { name: 'repository', label: 'repositoryName', hint: 'repositoryHint' },
] as const;

function namePart(name: keyof Repository) {
  return z
    .string()
    .trim()
    .min(1, { error: () => fineTuneMessages.required[name] })
    .refine((text) => !text.includes('/'), { error: () => fineTuneMessages.noSlash });
}

const repositorySchema = z.object({
  namespace: namePart('namespace'),
  repository: namePart('repository'),
});

/** A form to enter a repository, or to choose a recent one. */
export function RepositoryForm({
  initial,
  recent,
  onOpen,
}: {
  initial: Repository | null;
  recent: readonly Repository[];
  onOpen: (repository: Repository) => void;
}) {
  const { register, handleSubmit, formState } = useForm<Repository>({
    resolver: zodResolver(repositorySchema),
    defaultValues: initial ?? { namespace: '', repository: '' },
  });
  const id = useId();

  return (
    <div className="flex flex-col gap-4">
      <form noValidate onSubmit={(event) => void handleSubmit(onOpen)(event)} className="flex flex-col gap-3">
        <div className="grid grid-cols-2 items-start gap-2">
          {parts.map(({ name, label, hint }) => {
            const error = formState.errors[name]?.message ?? null;
            const field = `${id}-${name}`;
            return (
              <Field
                key={name}
                id={field}
                label={fineTuneMessages[label]}
                isRequired
                errors={error === null ? [] : [error]}
              >
                <Input
                  id={field}
                  placeholder={fineTuneMessages[hint]}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-required
                  aria-invalid={error !== null}
                  aria-describedby={error === null ? undefined : fieldIds(field).error}
                  {...register(name)}
                />
              </Field>
            );
          })}
        </div>
        <Button variant="primary" type="submit" className="self-start">
          {fineTuneMessages.openRepository}
        </Button>
      </form>
      {recent.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-sm text-muted">{fineTuneMessages.recentRepositories}</p>
          <ul className="-mx-2 flex flex-col">
            {recent.map((repository) => (
              <li key={repositoryName(repository)}>
                <Button
                  variant="quiet"
                  className="w-full justify-start truncate px-2"
                  onClick={() => onOpen(repository)}
                >
                  <span className="min-w-0 truncate">{repositoryName(repository)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
