'use client';

import { type ReactNode, useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { messages } from '@/lib/schema-form/messages';

/** A value beside the switch that leaves it to the model. */
export function AutoSwitch({
  label,
  auto,
  isOn,
  onChange,
  children,
}: {
  /** The label of the field. */
  label: string;
  /** The label of leaving it to the model. */
  auto: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div className="min-w-0 flex-1">{children}</div>
      <label htmlFor={id} className="flex shrink-0 items-center gap-2 max-desk:min-h-11">
        <span className={isOn ? 'font-medium' : 'text-muted'}>{auto}</span>
        <Switch id={id} aria-label={messages.leftToModel({ label, auto })} checked={isOn} onCheckedChange={onChange} />
      </label>
    </div>
  );
}
