import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../scene/noise/random.ts';
import { chooseLayout } from './choose-layout.ts';
import type { Design, Sheet } from './sheet/sheet.ts';
import type { PosterPlan } from './plan/plan-poster.ts';

/** How to draw a piece. Sizes in pixels. */
export interface PosterOptions {
  width: number;
  height: number;
  /** 0 to 1: how much is added beyond what the prompt asks for. */
  richness: number;
  /** 0 to 1: how fine textures and scenes are. */
  detail: number;
  /** The scale that the ground is painted at; type is always set at full size. */
  groundScale: number;
}

/** A piece before it is drawn. */
export interface Poster {
  /** The scene for its background, in the pixels at which it should be painted; null when it has none. */
  sceneSize: { width: number; height: number } | null;
  /** Draws it, with the scene that has been painted meanwhile. */
  draw: (scene: Canvas | null) => { canvas: Canvas; contrasts: number[] };
}

function sheetOf(plan: PosterPlan, { width, height, richness, detail }: PosterOptions): Sheet {
  const unit = Math.min(width, height);
  return {
    width,
    height,
    unit,
    margin: unit * 0.075,
    plan,
    richness,
    detail,
    random: (name) => createRandom(plan.seed, name),
    measuring: createCanvas(8, 8).getContext('2d'),
  };
}

function paintGround(design: Design, sheet: Sheet, scale: number, scene: Canvas | null): Canvas {
  const ground = createCanvas(Math.round(sheet.width * scale), Math.round(sheet.height * scale));
  const context = ground.getContext('2d');
  context.lang = 'en';
  context.imageSmoothingQuality = 'high';
  context.scale(ground.width / sheet.width, ground.height / sheet.height);
  design.paintGround(context, scene);
  return ground;
}

/** Designs a piece. Pure: the same plan and options give the same pixels. */
export function designPoster(plan: PosterPlan, options: PosterOptions): Poster {
  const sheet = sheetOf(plan, options);
  const design = chooseLayout(plan)(sheet);
  const { sceneSize } = design;
  return {
    sceneSize:
      sceneSize === null || plan.scene === null
        ? null
        : {
            width: Math.max(32, Math.round(sceneSize.width * options.groundScale)),
            height: Math.max(32, Math.round(sceneSize.height * options.groundScale)),
          },
    draw: (scene) => {
      const canvas = createCanvas(options.width, options.height);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(paintGround(design, sheet, options.groundScale, scene), 0, 0, options.width, options.height);
      return { canvas, contrasts: design.setType(context) };
    },
  };
}
