import assert from 'node:assert/strict';
import type { Probe } from '../contract-case.ts';

/** The request is rejected, on submission or by the renderer, with an issue at this field. */
export function isRefused(render: string, pointer: string): Probe {
  return {
    description: `the request is rejected with an issue at ${pointer}`,
    renders: [render],
    check: ([rendered]) => {
      assert.equal(rendered?.results.length, 0);
      const pointers = (rendered.issues ?? []).map((issue) => issue.pointer);
      assert.ok(pointers.includes(pointer), `${rendered.reason ?? ''} (${pointers.join(', ')})`);
      return Promise.resolve();
    },
  };
}
