import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../noise/random.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import type { Moment } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** One thing placed in the scene: its foot, or its centre in the air, and its height in pixels. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  /** −1 for light from the left to 1 from the right; never 0. */
  toward: number;
}

/** The inputs of a subject's painter. */
export interface Sitting {
  stage: Stage;
  plan: SubjectPlan;
  /** Far ones first. */
  spots: Spot[];
  /** 0 at infinity, 1 near. */
  depth: number;
  random: Random;
  /** The ground's height at any x. */
  surface: (x: number) => number;
}

/** How a subject is drawn: a static part, a moving part, or both. */
export interface SubjectArt {
  paint?: (context: SKRSContext2D, sitting: Sitting) => void;
  animate?: (context: SKRSContext2D, sitting: Sitting, moment: Moment) => void;
}

/** Art that paints each of its spots the same way. */
export function artOfEach(paintOne: (context: SKRSContext2D, sitting: Sitting, spot: Spot) => void): SubjectArt {
  return {
    paint: (context, sitting) => {
      for (const spot of sitting.spots) paintOne(context, sitting, spot);
    },
  };
}
