import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { closeStageTool, useStageTool } from './stage-tool-store';

const mountTool = () => mountHook(useStageTool, { document: { getElementById: () => ({}) } });

describe('useStageTool', () => {
  it('opens one tool at a time', async () => {
    const tool = await mountHook(() => ({ boxes: useStageTool(), mask: useStageTool() }), {
      document: { getElementById: () => ({}) },
    });
    await tool.act(() => tool.current().boxes.open());
    await tool.act(() => tool.current().mask.open());
    expect([tool.current().boxes.isOpen, tool.current().mask.isOpen]).toEqual([false, true]);
    await tool.act(() => tool.current().boxes.close());
    expect(tool.current().mask.isOpen).toBe(true);
    await tool.act(() => tool.current().mask.close());
    expect(tool.current().mask.isOpen).toBe(false);
  });
});

describe('closeStageTool', () => {
  it('leaves a tool that was opened after the press', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const tool = await mountTool();
    await tool.act(() => tool.current().open());
    clock.mockRestore();
    await tool.act(() => closeStageTool(999));
    expect(tool.current().isOpen).toBe(true);
    await tool.act(() => closeStageTool(1000));
    expect(tool.current().isOpen).toBe(false);
  });
});
