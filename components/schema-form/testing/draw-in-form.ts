import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FormScope, FormScopeProvider } from '../scope/form-scope';

/** What a hook gives when it is drawn once inside a form, without a browser: its refs live on, no effect runs. */
export function drawInForm<T>(scope: FormScope | null, use: () => T): T {
  const drawn: T[] = [];
  function Probe() {
    drawn.push(use());
    return null;
  }
  renderToStaticMarkup(createElement(FormScopeProvider, { value: scope }, createElement(Probe)));
  const [given] = drawn;
  if (given === undefined) throw new Error('the hook gave nothing');
  return given;
}
