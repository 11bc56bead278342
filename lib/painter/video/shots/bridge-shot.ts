import { fieldAt, createWarp, type Displace } from '../animate/warp.ts';
import { createDisplacement } from '../animate/displacement.ts';
import { createOverlay } from '../animate/effects/create-effects.ts';
import type { MotionPlan } from '../animate/motion-plan.ts';
import { bridgePoses, easeBridge } from '../bridge/bridge-poses.ts';
import { estimateFlow, type Flow } from '../bridge/estimate-flow.ts';
import { createRevealField, mixByField } from '../bridge/reveal-field.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import { loadFitted } from './image-shot.ts';
import type { VideoImage } from './video-image.ts';

/** A video from one image to another. */
export interface BridgeShotOptions {
  title: string;
  first: VideoImage;
  last: VideoImage;
  motion: MotionPlan;
  seed: number;
}

/** The part of the video in which the images change into each other; before and after it, only one is visible. */
const changeBegins = 0.16;
const changeEnds = 0.84;

/** How far dissimilar images bend towards each other, as a share of the estimated flow. */
const bendOfStrangers = 0.5;

/**
 * Begins exactly on one image and ends exactly on the other. Between them the camera moves continuously over both, the
 * things of one travel to their positions in the other, and the change goes from far to near.
 */
export function bridgeShot({ title, first, last, motion, seed }: BridgeShotOptions): ShotPlan {
  return {
    title,
    open: async ({ width, height, framesPerSecond, durationSeconds, onProgress, signal }) => {
      const from = await loadFitted(first, { width, height });
      onProgress(0.4);
      signal.throwIfAborted();
      const to = await loadFitted(last, { width, height });
      onProgress(0.8);
      signal.throwIfAborted();
      const flow = estimateFlow(from.small, to.small);
      const field = createRevealField({ width, height, depths: [from.depth, to.depth], match: flow.match, seed });
      onProgress(1);
      const [warpFrom, warpTo] = [createWarp(from), createWarp(to)];
      const [swayFrom, swayTo] = [createDisplacement(motion, from.small), createDisplacement(motion, to.small)];
      const lastSeconds = durationSeconds - 1 / framesPerSecond;
      const overlay = createOverlay(motion.effects, { width, height, seed, endSeconds: lastSeconds });
      const mixed = new Uint32Array(width * height);

      function paint(timeSeconds: number): Uint32Array {
        const share = lastSeconds > 0 ? Math.min(1, timeSeconds / lastSeconds) : 0;
        const poses = bridgePoses(motion.camera, share, flow.match);
        const progress = Math.min(1, Math.max(0, (share - changeBegins) / (changeEnds - changeBegins)));
        const calm = 1 - smoothStep(Math.max(0, lastSeconds - 1.2), lastSeconds, timeSeconds);
        const travelled = flow.match * easeBridge(share) + (1 - flow.match) * smoothStep(0, 1, progress);
        const strength = flow.match + (1 - flow.match) * bendOfStrangers;
        const one = () => warpFrom(poses.first, along(flow, -travelled * strength, swayFrom(timeSeconds), calm));
        const other = () => warpTo(poses.last, along(flow, (1 - travelled) * strength, swayTo(timeSeconds), calm));
        if (progress <= 0) return one();
        if (progress >= 1) return other();
        mixByField(one(), other(), { field, progress, width, target: mixed });
        return mixed;
      }

      return { frameAt: (timeSeconds) => overlay(paint(timeSeconds), timeSeconds), close: () => undefined };
    },
  };
}

/** Moves points part of the way to the other image, and adds sway that fades out. */
function along(flow: Flow, part: number, sway: Displace, calm: number): Displace {
  return (across, down) => {
    const [swayX, swayY] = sway(across, down);
    return [
      fieldAt(flow.across, across, down) * part + swayX * calm,
      fieldAt(flow.down, across, down) * part + swayY * calm,
    ];
  };
}
