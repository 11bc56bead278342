'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Label } from '@/components/ui/label';
import { namesBesideParameters } from '@/lib/client/jobs/read-request';
import type { SettingFilter as Setting } from '@/lib/contract/studio/library';
import { settingsOptions } from './settings';
import { filterMessages } from './messages';
import { settingCalled, settingChoices } from './setting-choices';
import { useSettingNames } from './setting-names';

/** Filters by any setting of a request: “Seed is 7”, “Aspect ratio is 16:9”. Names and values in use are offered. */
export function SettingFilter({ onAdd }: { onAdd: (setting: Setting) => void }) {
  const id = useId();
  const { data } = useQuery(settingsOptions());
  const nameOf = useSettingNames();
  /** The typed name; `taken`, the name in requests of the entry that was taken from the list. */
  const [typed, setTyped] = useState({ text: '', taken: null as string | null });
  const [value, setValue] = useState('');
  const settings = (data?.settings ?? []).filter(({ name }) => !namesBesideParameters.includes(name));
  const choices = settingChoices(['seed', ...settings.map(({ name }) => name)], nameOf);
  const name = typed.taken ?? settingCalled(choices, typed.text);
  const values = settings.find((each) => each.name === name)?.values ?? [];
  const isComplete = name !== '' && !name.includes(':') && value.trim() !== '';
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        onAdd({ name, value: value.trim() });
        setTyped({ text: '', taken: null });
        setValue('');
      }}
    >
      <Label htmlFor={`${id}name`}>{filterMessages.setting}</Label>
      <span className="flex gap-1.5">
        <Combobox
          id={`${id}name`}
          value={typed.text}
          options={choices}
          placeholder={nameOf('seed')}
          maxLength={100}
          onType={(text) => setTyped({ text, taken: null })}
          onTake={(option) => setTyped({ text: option.label, taken: option.value })}
        />
        <Combobox
          aria-label={filterMessages.settingValue}
          value={value}
          options={values.map((each) => ({ value: each, label: each }))}
          placeholder={filterMessages.settingValue}
          maxLength={500}
          onType={setValue}
          onTake={(option) => setValue(option.value)}
        />
        <Button type="submit" aria-disabled={!isComplete} className="max-desk:h-11">
          {filterMessages.addSetting}
        </Button>
      </span>
    </form>
  );
}
