'use client';

import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { formatAmount } from '@/components/limits/describe-limit';
import { fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { LimitKind } from '@/lib/contract/studio/limit-kinds';
import type { LimitSource, LimitValues } from './limit-values';
import { limitFormMessages } from './messages';

/** One kind of limit: where it comes from, and its amount if it is set here. */
export function LimitField({
  control,
  kind,
  sources,
  roleAmount,
}: {
  control: Control<LimitValues>;
  kind: LimitKind;
  sources: readonly LimitSource[];
  /** The limit of the person's role; null for none. */
  roleAmount: number | null;
}) {
  const id = useId();
  const source = useController({ control, name: `${kind}Source` }).field;
  const { field: amount, fieldState } = useController({ control, name: kind });
  const name = limitFormMessages.kinds[kind];
  const error = source.value === 'own' ? (fieldState.error?.message ?? null) : null;
  const current = source.value as LimitSource;
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-40 flex-1 max-desk:basis-full">{name}</span>
        <Select value={current} onValueChange={source.onChange}>
          <SelectTrigger aria-label={limitFormMessages.sourceOf({ kind: name })} className="w-40! max-desk:flex-1">
            <SelectValue>{limitFormMessages.sources[current]}</SelectValue>
          </SelectTrigger>
          <SelectContent>
            {sources.map((one) => (
              <SelectItem key={one} value={one}>
                {limitFormMessages.sources[one]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        {current === 'own' ? (
          <Input
            aria-label={limitFormMessages.amountOf({ kind: name })}
            inputMode={kind === 'jobsAtOnce' || kind === 'jobsPerDay' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={12}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : fieldIds(id).error}
            className="w-28! max-desk:flex-1"
            {...amount}
          />
        ) : (
          <span className="w-28 text-sm text-faint max-desk:flex-1">
            {current === 'role' &&
              limitFormMessages.roleHas({
                amount: roleAmount === null ? limitFormMessages.sources.none : formatAmount(kind, roleAmount),
              })}
          </span>
        )}
      </div>
      {error !== null && (
        <p id={fieldIds(id).error} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
