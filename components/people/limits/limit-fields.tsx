import type { UseFormReturn } from 'react-hook-form';
import { limitKinds } from '@/lib/contract/studio/limit-kinds';
import type { RoleLimits } from '@/lib/contract/studio/limits';
import { FormFooter } from '../form/form-footer';
import { LimitField } from './limit-field';
import type { LimitSource, LimitValues } from './limit-values';
import { limitFormMessages } from './messages';

/** The fields of a form of limits, one a kind, and the button that saves them. */
export function LimitFields({
  form: { control, formState },
  sources,
  ofRole,
}: {
  form: UseFormReturn<LimitValues>;
  /** Where a limit may come from. */
  sources: readonly LimitSource[];
  /** The limits of a person's role. */
  ofRole?: RoleLimits;
}) {
  return (
    <>
      {limitKinds.map((kind) => (
        <LimitField key={kind} control={control} kind={kind} sources={sources} roleAmount={ofRole?.[kind] ?? null} />
      ))}
      <FormFooter control={control} label={limitFormMessages.save} isMain={false} isIdle={!formState.isDirty} />
    </>
  );
}
