import type { ColourMix } from '../../../media/clip-reader.ts';
import type { Tone } from '../../scene/lexicon/moods.ts';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';

interface Grade {
  saturation: number;
  /** Factors of red, green and blue. */
  gain: readonly [number, number, number];
}

const grades: Record<Tone, Grade> = {
  pastel: { saturation: 0.72, gain: [1.08, 1.06, 1.08] },
  neon: { saturation: 1.45, gain: [1, 0.94, 1.08] },
  vivid: { saturation: 1.45, gain: [1, 1, 1] },
  muted: { saturation: 0.55, gain: [0.98, 0.98, 0.98] },
  monochrome: { saturation: 0, gain: [1, 1, 1] },
  sepia: { saturation: 0.08, gain: [1.08, 0.95, 0.74] },
  dark: { saturation: 0.9, gain: [0.62, 0.62, 0.66] },
  light: { saturation: 0.95, gain: [1.16, 1.16, 1.16] },
  warm: { saturation: 1.05, gain: [1.1, 1, 0.84] },
  cool: { saturation: 1, gain: [0.86, 0.98, 1.12] },
};

/** Weights of red, green and blue in brightness (Rec. 709). */
const luma = [0.2126, 0.7152, 0.0722] as const;

/**
 * The grade that a prompt asks for in given videos: warmer, colder, black and white, darker…; null where it asks for
 * none.
 */
export function readGrade(prompt: string): ColourMix | null {
  const tones = readPromptIntent(prompt, '').of('tone');
  if (tones.length === 0) return null;
  const chosen = tones.map(({ id }) => grades[id]);
  const saturation = chosen.reduce((product, grade) => product * grade.saturation, 1);
  const row = (channel: 0 | 1 | 2): ColourMix[number] => {
    const gain = chosen.reduce((product, grade) => product * grade.gain[channel], 1);
    const share = (from: 0 | 1 | 2) => gain * (luma[from] * (1 - saturation) + (from === channel ? saturation : 0));
    return [share(0), share(1), share(2)];
  };
  return [row(0), row(1), row(2)];
}
