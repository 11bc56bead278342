import { describe, expect, it } from 'vitest';
import type { EngineState } from '../../contract/engines.ts';
import { workflowEngine } from './workflow-engine.ts';

const engine = (name: string, kind: string, state: EngineState['state']) =>
  ({ name, kind, state }) as unknown as EngineState;

describe('workflowEngine', () => {
  it('prefers a ComfyUI that is ready', () => {
    const engines = [engine('fal', 'fal', 'ready'), engine('barn', 'comfyui', 'away')];
    expect(workflowEngine({ engines })?.name).toBe('barn');
    expect(workflowEngine({ engines: [...engines, engine('atelier', 'comfyui', 'ready')] })?.name).toBe('atelier');
  });

  it('is null without a ComfyUI', () => {
    expect(workflowEngine({ engines: [engine('fal', 'fal', 'ready')] })).toBeNull();
  });
});
