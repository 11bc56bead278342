import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FormScope, FormScopeProvider } from '../scope/form-scope';

/** The result of rendering a hook once inside a form, without a browser: its refs persist, no effect runs. */
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
