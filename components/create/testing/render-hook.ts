import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a hook gives when it is drawn once, without a browser: its refs live on, no effect runs, and no state is drawn again. */
export function renderHook<T>(queries: QueryClient, use: () => T): T {
  const drawn: T[] = [];
  function Probe() {
    drawn.push(use());
    return null;
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, createElement(Probe)));
  const [given] = drawn;
  if (given === undefined) throw new Error('the hook gave nothing');
  return given;
}
