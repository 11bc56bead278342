import assert from 'node:assert/strict';
import type { Probe } from '../contract-case.ts';
import { cardColours, type CardName } from '../contract-media.ts';
import { firstOf } from './image-probes.ts';
import { readThumbnail, shareOfHue } from './thumbnail.ts';

/**
 * A part of the frame: the distance of each side from the top or left edge, as a share of the frame's height or width.
 */
export interface FramePart {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The colour of a card lies inside a box of the frame, and hardly outside. */
export function showsInBox(render: string, name: CardName, box: FramePart): Probe {
  return {
    description: 'at least 90 % of the cited image’s colour is inside its box',
    renders: [render],
    check: async ([rendered]) => {
      const { rgba, width, height } = await readThumbnail(firstOf(rendered).path, 200, 200);
      const inside: number[] = [];
      for (let y = Math.floor(box.top * height); y < box.bottom * height; y += 1) {
        for (let x = Math.floor(box.left * width); x < box.right * width; x += 1) {
          inside.push(...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));
        }
      }
      const pixelsInside = shareOfHue(Uint8Array.from(inside), cardColours[name]) * (inside.length / 4);
      const pixels = shareOfHue(rgba, cardColours[name]) * width * height;
      assert.ok(pixels > 100, `${name} fills ${pixels} of ${width * height} pixels`);
      assert.ok(pixelsInside / pixels > 0.9, `${((pixelsInside / pixels) * 100).toFixed(0)} % of ${name} are inside`);
    },
  };
}
