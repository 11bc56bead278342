import { oklabOfRgb, type OklabColour } from '../../colour/oklab.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { styleChange } from '../styles/style.ts';
import type { ColourChange } from './colour-cube.ts';
import type { ColourOperation, Rgb } from './edit-operation.ts';

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function blend(one: OklabColour, other: OklabColour, share: number): OklabColour {
  return {
    l: mix(one.l, other.l, share),
    a: mix(one.a, other.a, share),
    b: mix(one.b, other.b, share),
  };
}

const scaleChroma = (colour: OklabColour, factor: number): OklabColour => ({
  ...colour,
  a: colour.a * factor,
  b: colour.b * factor,
});

/** Shifts middle tones; black and white are unchanged. */
function expose({ l: lightness, a, b }: OklabColour, amount: number): OklabColour {
  const power = 2 ** (-amount * 1.4);
  const moved = Math.max(0, lightness) ** power;
  return { l: moved, a: a * mix(1, moved / Math.max(0.05, lightness), 0.5), b };
}

const pivotPower = Math.log(0.5) / Math.log(0.6);

function addContrast(colour: OklabColour, amount: number): OklabColour {
  const lightness = colour.l;
  if (amount < 0)
    return scaleChroma({ ...colour, l: 0.58 + (lightness - 0.58) * (1 + amount * 0.75) }, 1 + amount * 0.25);
  // The pivot of the curve is L = 0.6, where the middle tones of photographs are.
  const place = Math.max(0, lightness) ** pivotPower;
  const curved = smoothStep(0, 1, place) ** (1 / pivotPower);
  const steep = smoothStep(0, 1, smoothStep(0, 1, place)) ** (1 / pivotPower);
  return scaleChroma({ ...colour, l: mix(lightness, mix(curved, steep, amount * 0.5), amount) }, 1 + amount * 0.18);
}

/** Toward orange or toward blue; white still looks white. */
function warm({ l: lightness, a, b }: OklabColour, amount: number): OklabColour {
  const room = 0.35 + 0.65 * smoothStep(1, 0.55, lightness) * smoothStep(0, 0.25, lightness);
  return { l: lightness + amount * 0.012, a: a + amount * 0.035 * room, b: b + amount * 0.115 * room };
}

function saturate(colour: OklabColour, amount: number): OklabColour {
  if (amount < 0) return scaleChroma(colour, 1 + amount);
  // Pale colours gain most and strong ones little, which preserves skin and skies.
  const chroma = Math.hypot(colour.a, colour.b);
  return scaleChroma(colour, 1 + amount * (0.5 + 0.9 * smoothStep(0.28, 0.02, chroma)));
}

/** A ramp from one colour to another by lightness. */
function ramp(lightness: number, dark: Rgb, light: Rgb): OklabColour {
  const low = oklabOfRgb(...dark);
  const high = oklabOfRgb(...light);
  return blend(low, high, smoothStep(0.12, 0.95, lightness));
}

function toneSepia({ l: lightness }: OklabColour): OklabColour {
  const room = smoothStep(0, 0.35, lightness) * smoothStep(1.08, 0.7, lightness);
  return { l: 0.06 + lightness * 0.92, a: 0.018 + 0.012 * room, b: 0.03 + 0.05 * room };
}

function fadeOut(colour: OklabColour): OklabColour {
  const lifted = 0.2 + colour.l * 0.74;
  return { l: lifted, a: colour.a * 0.72 - 0.004, b: colour.b * 0.72 + 0.012 };
}

function turnHue({ l: lightness, a, b }: OklabColour, degrees: number): OklabColour {
  const angle = (degrees * Math.PI) / 180;
  return { l: lightness, a: a * Math.cos(angle) - b * Math.sin(angle), b: a * Math.sin(angle) + b * Math.cos(angle) };
}

function tint({ l: lightness, a, b }: OklabColour, rgb: Rgb, amount: number): OklabColour {
  const target = oklabOfRgb(...rgb);
  const room = smoothStep(0, 0.3, lightness) * smoothStep(1.05, 0.75, lightness);
  const toned = mix(lightness, lightness * (0.55 + 0.45 * Math.max(0.4, target.l)), 0.5 * amount);
  return {
    l: toned,
    a: mix(a, target.a * (0.3 + 0.7 * room), amount),
    b: mix(b, target.b * (0.3 + 0.7 * room), amount),
  };
}

function posterize({ l: lightness, a, b }: OklabColour, levels: number): OklabColour {
  const step = (value: number, range: number) => (Math.round((value / range) * levels) / levels) * range;
  return {
    l: (Math.round(lightness * (levels - 1)) / (levels - 1)) * 0.98 + 0.01,
    a: step(a, 0.32),
    b: step(b, 0.32),
  };
}

/** The change that an operation makes to a colour in OKLab. */
export function colourChangeOf(operation: ColourOperation): ColourChange {
  switch (operation.name) {
    case 'exposure':
      return (colour) => expose(colour, operation.amount);
    case 'contrast':
      return (colour) => addContrast(colour, operation.amount);
    case 'saturation':
      return (colour) => saturate(colour, operation.amount);
    case 'temperature':
      return (colour) => warm(colour, operation.amount);
    case 'shadows':
      return (colour) => blend(colour, expose(colour, operation.amount), smoothStep(0.75, 0.2, colour.l));
    case 'highlights':
      return (colour) => blend(colour, expose(colour, operation.amount), smoothStep(0.4, 0.9, colour.l));
    case 'monochrome':
      return (colour) => scaleChroma(colour, 1 - operation.amount);
    case 'sepia':
      return (colour) => blend(colour, toneSepia(colour), operation.amount);
    case 'invert':
      return (colour) => blend(colour, { l: 1 - colour.l, a: -colour.a, b: -colour.b }, operation.amount);
    case 'fade':
      return (colour) => blend(colour, fadeOut(colour), operation.amount);
    case 'hue':
      return (colour) => turnHue(colour, operation.degrees);
    case 'posterize':
      return (colour) => posterize(colour, operation.levels);
    case 'duotone':
      return (colour) => blend(colour, ramp(colour.l, operation.dark, operation.light), operation.amount);
    case 'tint':
      return (colour) => tint(colour, operation.rgb, operation.amount);
    case 'style':
      return styleChange(operation.style, operation.amount);
    default:
      return operation satisfies never;
  }
}
