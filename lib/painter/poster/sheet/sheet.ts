import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../scene/noise/random.ts';
import { type Face, faceFor } from '../../type/face.ts';
import { faceStyles } from '../../type/face-styles.ts';
import type { Voice } from '../plan/voice.ts';
import type { PosterPlan } from '../plan/plan-poster.ts';

/** A sheet of paper with a plan, on which all layouts draw. Lengths are in pixels. */
export interface Sheet {
  width: number;
  height: number;
  /** The shorter side, the unit of most sizes. */
  unit: number;
  margin: number;
  plan: PosterPlan;
  /** 0 to 1: how much is added beyond what the prompt asks for. */
  richness: number;
  /** 0 to 1: how fine textures are. */
  detail: number;
  random: (name: string) => Random;
  /** A context for measuring type. */
  measuring: SKRSContext2D;
}

/** A designed sheet: its background may be painted at any scale, its type is set at full size on top. */
export interface Design {
  /** The size of the painted scene in the background; null when there is none. */
  sceneSize: { width: number; height: number } | null;
  paintGround: (context: SKRSContext2D, scene: Canvas | null) => void;
  /** Sets the type and returns the minimum contrast of each text against the pixels under it. */
  setType: (context: SKRSContext2D) => number[];
}

/** A layout. */
export type Layout = (sheet: Sheet) => Design;

/** The face of a text in one of the sheet's type styles. */
export function faceOn(sheet: Sheet, role: keyof Voice, text: string): Face {
  return faceFor(faceStyles[sheet.plan.voice[role]], text, sheet.plan.prompt);
}
