'use client';

import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import type { PersonName } from '@/lib/contract/studio/person';
import { findPeople } from './find-people';
import { shareMessages } from './messages';

/** Adds people by their names. */
export function AddPerson({ people, onAdd }: { people: readonly PersonName[]; onAdd: (person: PersonName) => void }) {
  const [typed, setTyped] = useState('');
  const { found, exact } = findPeople(people, typed);

  function add(person: PersonName | undefined) {
    if (person === undefined) return;
    setTyped('');
    onAdd(person);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add(exact ?? undefined);
      }}
    >
      <Combobox
        aria-label={shareMessages.add}
        placeholder={shareMessages.add}
        value={typed}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onType={setTyped}
        onTake={({ value }) => add(people.find(({ id }) => id === value))}
      />
      <p role="status" className="text-sm text-muted not-empty:pt-1">
        {typed.trim() !== '' && found.length === 0 && shareMessages.noMatch}
      </p>
    </form>
  );
}
