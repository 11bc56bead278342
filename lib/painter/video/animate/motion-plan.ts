import { chooseCamera } from '../../scene/plan/choose-camera.ts';
import type { CameraPlan } from '../../scene/plan/scene-plan.ts';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';

/** Effects over an image, each 0 (none) to 1. */
export interface EffectAmounts {
  rain: number;
  snow: number;
  dust: number;
  fog: number;
  light: number;
  leak: number;
  flicker: number;
  fireflies: number;
  petals: number;
}

/** How an image is animated. */
export interface MotionPlan {
  camera: CameraPlan;
  effects: EffectAmounts;
  /** How far leaves and grass sway, and water ripples, 0 to 1. */
  wind: number;
  ripple: number;
}

/** Words that only matter for a video over an image, not for a scene. */
const words = {
  snow: /\b(?:snow|snowing|snowfall|snowflakes?|flurries|blizzard)\b/i,
  dust: /\b(?:dust|dusty|pollen|motes?|particles|bokeh)\b/i,
  light: /\b(?:light|lights|glow|glowing|sunlight|sunbeams?|sunshine|rays|shimmer|shimmering|shine|golden hour)\b/i,
  leak: /\b(?:light leaks?|lens flares?|flare|film burn|super ?8|vintage)\b/i,
  flicker: /\b(?:flicker|flickering|candle|candlelight|fire|campfire|torch|fireplace|old film|projector)\b/i,
  water: /\b(?:water|waves?|sea|ocean|lake|river|pond|ripples?|rippling|surf|stream|waterfall)\b/i,
  leaves: /\b(?:sway|swaying|rustle|rustling|leaves|grass|branches|foliage)\b/i,
} as const;

/** Words that make an effect weaker or stronger, anywhere in the clause. */
const gentle = /\b(?:gentle|gently|soft|softly|subtle|light rain|slight|faint|breath of|calm)\b/i;
const strong = /\b(?:heavy|strong|intense|thick|dense|storm|stormy|blizzard|pouring|wild)\b/i;

/** Reads camera move and effects from a prompt. By default the camera drifts in gently. */
export function planMotion(prompt: string): MotionPlan {
  const intent = readPromptIntent(prompt, '');
  const amount = strong.test(prompt) ? 1 : gentle.test(prompt) ? 0.45 : 0.7;
  const refused = (word: string) => new RegExp(String.raw`\b(?:no|without)\s+(?:\w+\s+)?${word}`, 'i').test(prompt);
  const when = (wanted: boolean) => (wanted ? amount : 0);
  const said = (name: keyof typeof words) =>
    words[name].test(prompt) && !refused(words[name].source.replaceAll(String.raw`\b`, ''));
  return {
    camera: chooseCamera(intent),
    effects: {
      rain: when(intent.wants('sky', 'rain')),
      snow: when(said('snow')),
      dust: when(said('dust')),
      fog: when(intent.wants('sky', 'fog')),
      light: when(said('light') || intent.wants('sky', 'rays')),
      leak: when(said('leak')),
      flicker: when(said('flicker')),
      fireflies: when(intent.wants('sky', 'fireflies')),
      petals: when(intent.wants('sky', 'petals')),
    },
    wind: when(intent.wants('sky', 'wind', 'storm') || said('leaves')),
    ripple: when(said('water')),
  };
}
