'use client';

import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FormFooter } from '@/components/people/form/form-footer';
import { TextField } from '@/components/people/form/text-field';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { boardLinkDays, boardLinkLimits } from '@/lib/contract/studio/board-link-limits';
import { linkMessages } from './link-messages';
import type { PublicLinksState } from './use-public-links';

/** Creates a public link: for whom, for how long, and whether they may download. */
export function NewLinkForm({ form: { control }, submit }: Pick<PublicLinksState, 'form' | 'submit'>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'expiresInDays' });
  const { ref, value, onChange } = field;
  const {
    ref: downloadsRef,
    value: hasDownloads,
    onChange: setDownloads,
  } = useController({
    control,
    name: 'hasDownloads',
  }).field;
  const error = fieldState.error?.message;
  return (
    <form noValidate aria-label={linkMessages.create} className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        control={control}
        name="label"
        label={linkMessages.label}
        description={linkMessages.labelHint}
        autoComplete="off"
        required={false}
        maxLength={boardLinkLimits.label}
      />
      <Field id={id} label={linkMessages.expiry} errors={error === undefined ? [] : [error]}>
        <Select value={String(value)} onValueChange={(text) => onChange(Number(text))}>
          <SelectTrigger ref={ref} id={id}>
            <SelectValue>{linkMessages.days({ count: value })}</SelectValue>
          </SelectTrigger>
          <SelectContent>
            {boardLinkDays.map((count) => (
              <SelectItem key={count} value={String(count)}>
                {linkMessages.days({ count })}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <label className="flex items-center gap-2 self-start max-desk:h-11">
        <Switch ref={downloadsRef} checked={hasDownloads} onCheckedChange={setDownloads} />
        {linkMessages.downloads}
      </label>
      <FormFooter control={control} label={linkMessages.create} isMain={false} />
    </form>
  );
}
