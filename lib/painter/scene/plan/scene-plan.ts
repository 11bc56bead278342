import type { Oklch } from '../../colour/oklch.ts';
import type { CameraMove, Framing } from '../lexicon/cameras.ts';
import type { FigureTrait } from '../lexicon/figures.ts';
import type { Season, TimeOfDay } from '../lexicon/light.ts';
import type { Medium, Mood, Tone } from '../lexicon/moods.ts';
import type { Part } from '../lexicon/parts.ts';
import type { Place } from '../lexicon/places.ts';
import type { SkyThing } from '../lexicon/sky.ts';
import type { Subject } from '../lexicon/subjects.ts';

/** The kinds of image: each is composed differently. */
export type Genre = 'landscape' | 'underwater' | 'space' | 'still-life' | 'portrait' | 'interior' | 'abstract';

/** The colours of a scene by role. */
export interface ScenePalette {
  /** The sky from the top of the frame to the horizon. */
  zenith: Oklch;
  sky: Oklch;
  horizon: Oklch;
  /** Sun, moon, lamps, and all edges that they light. */
  light: Oklch;
  cloud: Oklch;
  cloudShade: Oklch;
  /** Land at the horizon and close to the viewer; distances between are mixed. */
  far: Oklch;
  near: Oklch;
  foliage: Oklch;
  water: Oklch;
  /** The subject, and little else. */
  accent: Oklch;
  /** The second, quieter accent. */
  companion: Oklch;
}

/** A stretch of ground, back to front in `ScenePlan.terrain`. */
export interface TerrainPlan {
  kind:
    | 'mountains'
    | 'volcano'
    | 'mesas'
    | 'hills'
    | 'trees'
    | 'jungle'
    | 'dunes'
    | 'skyline'
    | 'roofs'
    | 'icebergs'
    | 'sea'
    | 'lake'
    | 'river'
    | 'beach'
    | 'plain'
    | 'street'
    | 'quay'
    | 'island'
    | 'cliff'
    | 'bank';
  /** 0 at infinity, 1 at the viewer's feet: aerial perspective and parallax follow it. */
  depth: number;
  /** Its base and how high it rises, as shares of the frame's height, 0 at the top. */
  base: number;
  rise: number;
  /** Horizontal position in the frame of its peak, opening or centre, 0 to 1. */
  across: number;
  /** Its own colour where the prompt gives one. */
  tint: Oklch | null;
  /** Determines its shape. */
  name: string;
  /** The cover of the ground. */
  cover: 'bare' | 'grass' | 'snow' | 'flowers' | 'wheat' | 'sand' | 'lavender' | 'stone';
}

/** A subject on a stretch of ground, on water or in the air. */
export interface SubjectPlan {
  kind: Subject;
  /** Index of its terrain; null in the air, in space, on a table. */
  on: number | null;
  /** Horizontal centre in the frame, 0 to 1. */
  across: number;
  /** Vertical position in the air, as a share of the frame's height; null when the ground determines it. */
  down: number | null;
  /** Its height as a share of the frame's shorter side. */
  size: number;
  count: number;
  tint: Oklch | null;
  /** Whether it is the main subject. */
  isFocal: boolean;
}

/** Sun or moon. */
export interface LightPlan {
  body: 'sun' | 'moon' | 'crescent' | null;
  /** Its position: across the frame, and above the horizon as a share of the sky. */
  across: number;
  altitude: number;
  size: number;
  /** Visible shafts of light, 0 to 1. */
  rays: number;
}

/** What is in the air, each 0 (none) to 1. */
export interface AirPlan {
  clouds: number;
  cloudKind: 'cumulus' | 'wisps' | 'overcast';
  fog: number;
  rain: number;
  snowfall: number;
  wind: number;
  stars: number;
  milkyWay: number;
  aurora: number;
  rainbow: number;
  meteors: number;
  lightning: number;
  fireflies: number;
  petals: number;
}

/** A video's camera. */
export interface CameraPlan {
  move: CameraMove | 'drift';
  /** A factor of the usual speed. */
  speed: number;
  framing: Framing | null;
}

/**
 * Everything that a prompt and a seed determine about an image, as plain data; sizes are relative, so it fits any
 * frame.
 */
export interface ScenePlan {
  seed: number;
  genre: Genre;
  places: Place[];
  time: TimeOfDay;
  season: Season | null;
  moods: Mood[];
  tones: Tone[];
  medium: Medium;
  /** The horizon, as a share of the frame's height. */
  horizon: number;
  palette: ScenePalette;
  /** Colours that the prompt gives to the whole image. */
  keyColors: Oklch[];
  /** Colours that the prompt gives to a part of the scene. */
  tints: Partial<Record<Part | SkyThing, Oklch>>;
  light: LightPlan;
  air: AirPlan;
  terrain: TerrainPlan[];
  subjects: SubjectPlan[];
  camera: CameraPlan;
  /** Traits of the people in it. */
  figure: FigureTrait[];
  texts: string[];
  /** Grain, paper and vignette: 1 by default, 0 where the prompt refuses them. */
  texture: number;
}
