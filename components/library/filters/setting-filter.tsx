'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { SettingFilter as Setting } from '@/lib/contract/studio/library';
import { settingsOptions } from './settings';
import { filterMessages } from './messages';

/** Filters by any setting of a request: “seed is 7”, “ratio is 16:9”. Names and values in use are offered. */
export function SettingFilter({ onAdd }: { onAdd: (setting: Setting) => void }) {
  const id = useId();
  const { data } = useQuery(settingsOptions());
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const settings = data?.settings ?? [];
  const isComplete = name.trim() !== '' && !name.includes(':') && value.trim() !== '';
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        onAdd({ name: name.trim(), value: value.trim() });
        setName('');
        setValue('');
      }}
    >
      <Label htmlFor={`${id}name`}>{filterMessages.setting}</Label>
      <span className="flex gap-1.5">
        <Input
          id={`${id}name`}
          list={`${id}names`}
          value={name}
          placeholder={filterMessages.settingExample}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Input
          aria-label={filterMessages.settingValue}
          list={`${id}values`}
          value={value}
          placeholder={filterMessages.settingValue}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setValue(event.target.value)}
        />
        <Button type="submit" disabled={!isComplete} className="max-desk:h-11">
          {filterMessages.addSetting}
        </Button>
      </span>
      <datalist id={`${id}names`}>
        {['seed', ...settings.map((each) => each.name).filter((each) => each !== 'seed')].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <datalist id={`${id}values`}>
        {settings
          .find((each) => each.name === name.trim())
          ?.values.map((each) => (
            <option key={each}>{each}</option>
          ))}
      </datalist>
    </form>
  );
}
