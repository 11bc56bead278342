import { AsyncLocalStorage } from 'node:async_hooks';
import { type Locale, setLocaleReader } from './locale.ts';

const storage = new AsyncLocalStorage<Locale>();

/** Answers a request in a language: `currentLocale` returns it in all that `run` starts, rendering included. */
export function runWithLocale<T>(locale: Locale, run: () => T): T {
  setLocaleReader(() => storage.getStore());
  return storage.run(locale, run);
}
