import type { FieldErrors, Resolver } from 'react-hook-form';

/**
 * A resolver from a check for each field, which returns what is wrong or null. The join page loads it in place of the
 * schema library.
 */
export function checkFields<V extends Record<string, string>>(checks: {
  [Name in keyof V]?: (value: string) => string | null;
}): Resolver<V> {
  return (values) => {
    const issues = Object.entries(checks).flatMap(([name, check]) => {
      const message = check?.(values[name] ?? '') ?? null;
      return message === null ? [] : [[name, { type: 'check', message }]];
    });
    if (issues.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(issues) as FieldErrors<V> };
  };
}
