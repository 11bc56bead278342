import assert from 'node:assert/strict';
import type { Probe } from '../contract-case.ts';

/** The request is refused, at once or by the renderer, and the fault stands at this field. */
export function isRefused(render: string, pointer: string): Probe {
  return {
    words: `the request is rejected with an issue at ${pointer}`,
    renders: [render],
    check: ([rendered]) => {
      assert.equal(rendered?.results.length, 0);
      const pointers = (rendered.faults ?? []).map((fault) => fault.pointer);
      assert.ok(pointers.includes(pointer), `${rendered.reason ?? ''} (${pointers.join(', ')})`);
      return Promise.resolve();
    },
  };
}
