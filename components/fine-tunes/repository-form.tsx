'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type Repository, repositoryName } from '@/lib/client/fine-tunes/repository';
import { partFault } from './part-fault';
import { fineTuneWords } from './words';

const parts = [
  { name: 'namespace', label: fineTuneWords.namespace, hint: fineTuneWords.namespaceHint },
  { name: 'repository', label: fineTuneWords.repositoryName, hint: fineTuneWords.repositoryHint },
] as const;

/** Names a repository, or takes one that was used lately. */
export function RepositoryForm({
  initial,
  recent,
  onOpen,
}: {
  initial: Repository | null;
  recent: readonly Repository[];
  onOpen: (repository: Repository) => void;
}) {
  const [typed, setTyped] = useState<Repository>(initial ?? { namespace: '', repository: '' });
  const [isChecked, setChecked] = useState(false);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (parts.some(({ name }) => partFault(name, typed[name]) !== null)) return;
    onOpen({ namespace: typed.namespace.trim(), repository: typed.repository.trim() });
  }

  return (
    <div className="flex flex-col gap-4">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <div className="grid grid-cols-2 items-start gap-2">
          {parts.map(({ name, label, hint }) => {
            const fault = isChecked ? partFault(name, typed[name]) : null;
            const field = `${id}-${name}`;
            return (
              <Field key={name} id={field} label={label} isRequired faults={fault === null ? [] : [fault]}>
                <Input
                  id={field}
                  value={typed[name]}
                  placeholder={hint}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-required
                  aria-invalid={fault !== null}
                  aria-describedby={fault === null ? undefined : fieldIds(field).fault}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
              </Field>
            );
          })}
        </div>
        <Button variant="primary" type="submit" className="self-start">
          {fineTuneWords.openRepository}
        </Button>
      </form>
      {recent.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-sm text-muted">{fineTuneWords.recentRepositories}</p>
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
