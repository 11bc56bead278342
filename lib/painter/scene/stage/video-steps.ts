import type { SceneLayer } from './scene-layer.ts';
import type { Stage } from './stage.ts';

/** Layers that a video paints on one sheet, and the part of the stage that the sheet holds. */
export interface SheetPlan {
  layers: SceneLayer[];
  depth: number;
  drift: number;
  isPinned: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The parts of a video's frame, in order: sheets that are moved, and layers that are drawn in every frame. */
export type VideoStep = { sheet: SheetPlan } | { layer: SceneLayer };

/** Layers closer to each other than this move as one. */
const nearness = 0.17;

function canJoin(stage: Stage, sheet: SheetPlan, layer: SceneLayer): boolean {
  const isNear =
    stage.plan.camera.move === 'static' || Math.abs((sheet.layers[0]?.depth ?? 0) - layer.depth) < nearness;
  return isNear && sheet.drift === 0 && layer.drift === undefined && sheet.isPinned === (layer.isPinned ?? false);
}

/** How far down a layer is visible: until a nearer one covers it, with a margin for the camera to move them apart. */
function seenDownTo(stage: Stage, layers: readonly SceneLayer[], index: number): number {
  const own = Math.min(stage.bottom, layers[index]?.rows?.bottom ?? stage.bottom);
  const covers = layers.slice(index + 1).map((layer) => layer.coversBelow ?? Number.POSITIVE_INFINITY);
  return Math.min(own, Math.min(...covers) + stage.height * 0.05 + stage.bleed.y);
}

/** Orders a video's steps: neighbours of nearly one depth share a sheet, unless a moving layer is between them. */
export function planVideoSteps(stage: Stage, layers: readonly SceneLayer[]): VideoStep[] {
  const steps: VideoStep[] = [];
  for (const [index, layer] of layers.entries()) {
    if (layer.paint !== undefined) {
      const last = steps.at(-1);
      const top = Math.floor(Math.max(stage.top, layer.rows?.top ?? stage.top));
      const bottom = Math.ceil(Math.max(top + 1, seenDownTo(stage, layers, index)));
      if (last !== undefined && 'sheet' in last && canJoin(stage, last.sheet, layer)) {
        const { sheet } = last;
        sheet.layers.push(layer);
        sheet.top = Math.min(sheet.top, top);
        sheet.bottom = Math.max(sheet.bottom, bottom);
      } else {
        const drift = layer.drift ?? 0;
        const left = stage.left - (drift > 0 ? (layer.spread ?? 0) : 0);
        const right = stage.right + (drift < 0 ? (layer.spread ?? 0) : 0);
        steps.push({
          sheet: {
            layers: [layer],
            depth: layer.depth,
            drift,
            isPinned: layer.isPinned ?? false,
            left,
            right,
            top,
            bottom,
          },
        });
      }
    }
    if (layer.animate !== undefined) steps.push({ layer });
  }
  return steps;
}
