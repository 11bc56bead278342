import { createRandom } from '../../scene/noise/random.ts';
import type { Instrument, MusicPlan } from '../plan/music-plan.ts';

/** A note of a piece. */
export interface Note {
  instrument: Instrument;
  /** MIDI number; for drums, the pitch of the skin. */
  pitch: number;
  atBeat: number;
  beats: number;
  gain: number;
  pan: number;
}

/** Beats in a bar; each bar has one chord. */
export const beatsPerChord = 4;

/** The note of the scale that many steps above the root. */
function noteAt({ root, scale }: MusicPlan, step: number): number {
  const octave = Math.floor(step / scale.length);
  return root + 12 * octave + (scale[step - octave * scale.length] ?? 0);
}

/** Chords, held or broken, and the bass beneath. */
function accompany(plan: MusicPlan, bars: number): Note[] {
  const notes: Note[] = [];
  const isBroken = plan.bed === 'piano' || plan.bed === 'pluck' || plan.bed === 'bells';
  for (let bar = 0; bar < bars; bar += 1) {
    const chord = plan.chords[bar % plan.chords.length] ?? 0;
    const start = bar * beatsPerChord;
    const steps = [chord, chord + 2, chord + 4, chord + 7];
    for (const [index, step] of steps.entries()) {
      const pitch = noteAt(plan, step) + 12;
      const pan = index * 0.3 - 0.45;
      if (isBroken) {
        for (let half = 0; half < 2; half += 1) {
          notes.push({ instrument: plan.bed, pitch, atBeat: start + half * 2 + index * 0.5, beats: 2, gain: 0.2, pan });
        }
      } else {
        notes.push({ instrument: plan.bed, pitch, atBeat: start, beats: beatsPerChord, gain: 0.15, pan });
      }
    }
    if (plan.bass) {
      const pitch = noteAt(plan, chord) - 12;
      for (const beat of plan.drums === 'dance' ? [0.5, 1.5, 2.5, 3.5] : [0, 2]) {
        notes.push({
          instrument: 'bass',
          pitch,
          atBeat: start + beat,
          beats: plan.drums === 'dance' ? 0.5 : 2,
          gain: 0.3,
          pan: 0,
        });
      }
    }
  }
  return notes;
}

/** A melody that walks by steps and rests on notes of the chord. */
function sing(plan: MusicPlan, bars: number): Note[] {
  if (plan.lead === null) return [];
  const random = createRandom(plan.seed, 'melody');
  const notes: Note[] = [];
  let step = 7;
  for (let bar = 0; bar < bars; bar += 1) {
    const chord = plan.chords[bar % plan.chords.length] ?? 0;
    for (let beat = 0; beat < beatsPerChord;) {
      const isStrong = beat === 0 || beat === 2;
      const beats =
        plan.density > 1.2
          ? random.pick([0.5, 0.5, 1])
          : plan.density < 0.6
            ? random.pick([2, 2, 4])
            : random.pick([0.5, 1, 1, 2]);
      step += random.pick([-2, -1, -1, 1, 1, 2]);
      if (step < 5) step += 3;
      if (step > 13) step -= 3;
      // The nearest of the chord's notes, an octave or two up.
      if (isStrong)
        step = [0, 2, 4, 7, 9, 11, 14]
          .map((third) => (chord % 7) + third)
          .reduce((best, near) => (Math.abs(near - step) < Math.abs(best - step) ? near : best));
      const length = Math.min(beats, beatsPerChord - beat);
      if (isStrong || random.chance(0.78)) {
        notes.push({
          instrument: plan.lead,
          pitch: noteAt(plan, step) + 12,
          atBeat: bar * beatsPerChord + beat,
          beats: length * 0.95,
          gain: 0.3 * random.between(0.75, 1),
          pan: 0.12,
        });
      }
      beat += length;
    }
  }
  return notes;
}

const kick = 31;
const brush = 80;

function drum(plan: MusicPlan, bars: number): Note[] {
  const patterns = {
    none: [],
    soft: [0.5, 1.5, 2.5, 3.5].map((at) => [at, brush, 0.12] as const),
    epic: [
      [0, kick, 0.7],
      [1.5, kick, 0.4],
      [2, kick, 0.55],
      [3, kick, 0.35],
      [3.5, kick, 0.45],
    ] as const,
    dance: [0, 1, 2, 3].flatMap(
      (at) =>
        [
          [at, kick, 0.6],
          [at + 0.5, brush, 0.16],
        ] as const,
    ),
  };
  return Array.from({ length: bars }).flatMap((_, bar) =>
    patterns[plan.drums].map(([at, pitch, gain]) => ({
      instrument: 'drums' as const,
      pitch,
      atBeat: bar * beatsPerChord + at,
      beats: pitch === kick ? 1 : 0.25,
      gain,
      pan: pitch === kick ? 0 : 0.3,
    })),
  );
}

/** A last chord on the root, left to ring. */
function close(plan: MusicPlan, bars: number): Note[] {
  const at = { atBeat: bars * beatsPerChord, beats: beatsPerChord, gain: 0.14 };
  const chord = [0, 2, 4, 7].map((step, index) => ({
    ...at,
    instrument: plan.bed,
    pitch: noteAt(plan, step) + 12,
    pan: index * 0.3 - 0.45,
  }));
  const bass = { ...at, instrument: 'bass' as const, pitch: noteAt(plan, 0) - 12, pan: 0 };
  const lead = plan.lead === null ? [] : [{ ...at, instrument: plan.lead, pitch: noteAt(plan, 7) + 12, pan: 0.12 }];
  return [...chord, ...(plan.bass ? [bass] : []), ...lead];
}

/** All notes of a piece of that many bars, with or without its close. */
export function arrange(plan: MusicPlan, bars: number, closes: boolean): Note[] {
  return [...accompany(plan, bars), ...sing(plan, bars), ...drum(plan, bars), ...(closes ? close(plan, bars) : [])];
}
