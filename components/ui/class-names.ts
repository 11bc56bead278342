import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Conflicting Tailwind classes are not resolved (a resolver costs 8 kB before the first paint): a
 * primitive's variants contain the differences, and a caller that must override a class writes it with `!`.
 */
export function classNames(...values: ClassValue[]): string {
  return clsx(values);
}
