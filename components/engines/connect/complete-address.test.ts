import { describe, expect, it } from 'vitest';
import { completeAddress } from './complete-address';

describe('completeAddress', () => {
  it.each([
    ['127.0.0.1:8188', 'http://127.0.0.1:8188'],
    [' gpu-box:8188 ', 'http://gpu-box:8188'],
    ['https://comfy.example.com/x', 'https://comfy.example.com/x'],
    ['  ', ''],
  ])('makes of “%s” “%s”', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });
});
