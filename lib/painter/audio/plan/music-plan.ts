/** Something that plays notes. */
export type Instrument = 'piano' | 'strings' | 'pluck' | 'flute' | 'bells' | 'choir' | 'synth' | 'bass' | 'drums';

/** A piece of music as plain data. */
export interface MusicPlan {
  /** The key's root as a MIDI note. */
  root: number;
  /** Semitones above the root. */
  scale: readonly number[];
  /** Chords in turn, as steps of the scale. */
  chords: readonly number[];
  beatsPerMinute: number;
  /** Holds the chords. */
  bed: Instrument;
  /** Plays the melody; null leaves it out. */
  lead: Instrument | null;
  /** Notes of the melody in a beat, on average. */
  density: number;
  bass: boolean;
  drums: 'none' | 'soft' | 'epic' | 'dance';
  seed: number;
}
