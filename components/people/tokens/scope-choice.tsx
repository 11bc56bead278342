'use client';

import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { NewApiToken } from '@/lib/contract/studio/api-token';
import { hasPermission, permissions, type Role } from '@/lib/contract/studio/permissions';
import { tokenMessages } from './messages';

/** Chooses a scope that a role includes, with what each allows. */
export function ScopeChoice({ control, role }: { control: Control<NewApiToken>; role: Role }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'scope' });
  const error = fieldState.error?.message ?? null;
  return (
    <fieldset aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className="mb-1.5 font-medium">{tokenMessages.scope}</legend>
      <div className="flex flex-col">
        {permissions
          .filter((scope) => hasPermission(role, scope))
          .map((scope, index) => (
            <label key={scope} className="flex cursor-pointer items-start gap-2.5 py-1.5 max-desk:min-h-11">
              <input
                ref={index === 0 ? field.ref : undefined}
                type="radio"
                name={id}
                value={scope}
                checked={scope === field.value}
                aria-labelledby={`${id}-${scope}`}
                aria-describedby={`${id}-${scope}-hint`}
                className="mt-0.5 size-4 shrink-0 accent-accent"
                onChange={() => field.onChange(scope)}
              />
              <span className="min-w-0">
                <span id={`${id}-${scope}`} className="block">
                  {tokenMessages.scopes[scope]}
                </span>
                <span id={`${id}-${scope}-hint`} className="block text-sm text-muted">
                  {tokenMessages.scopeHints[scope]}
                </span>
              </span>
            </label>
          ))}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className="text-sm wrap-anywhere text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
