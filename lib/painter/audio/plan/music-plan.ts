/** Something that plays notes. */
export type Instrument = 'piano' | 'strings' | 'pluck' | 'flute' | 'bells' | 'choir' | 'synth' | 'bass' | 'drums';

/** A piece of music as plain data. */
export interface MusicPlan {
  /** The key's root as a MIDI note. */
  root: number;
  /** Semitones above the root. */
  scale: readonly number[];
  /** Chords in order, as steps of the scale. */
  chords: readonly number[];
  beatsPerMinute: number;
  /** The instrument that holds the chords. */
  bed: Instrument;
  /** The instrument that plays the melody; null for no melody. */
  lead: Instrument | null;
  /** Average number of melody notes per beat. */
  density: number;
  bass: boolean;
  drums: 'none' | 'soft' | 'epic' | 'dance';
  seed: number;
}
