import { createSilence, type StereoAudio } from '../../../media/write/stereo-audio.ts';
import { addEcho } from '../shape/add-echo.ts';
import { placeGrain } from '../shape/place-grain.ts';
import { arrange, beatsPerChord } from './arrange.ts';
import { instruments } from './instruments.ts';
import type { MusicPlan } from '../plan/music-plan.ts';

const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** How long the last chord rings. */
const closeSeconds = 1.4;

/**
 * Whole bars that end just before the time does, with the tempo changed by a sixth at most; where that is impossible,
 * as many as can begin.
 */
function fitBars(
  beatsPerMinute: number,
  durationSeconds: number,
): { bars: number; beatSeconds: number; closes: boolean } {
  const beatSeconds = 60 / beatsPerMinute;
  const bars = Math.max(1, Math.round((durationSeconds - closeSeconds) / (beatSeconds * beatsPerChord)));
  const fitted = (durationSeconds - closeSeconds) / (bars * beatsPerChord);
  if (Math.abs(fitted / beatSeconds - 1) < 1 / 6) return { bars, beatSeconds: fitted, closes: true };
  return { bars: Math.ceil(durationSeconds / (beatSeconds * beatsPerChord)), beatSeconds, closes: false };
}

/** Plays a piece of music for exactly a given time, closing on its root where the time allows. */
export function composeMusic(plan: MusicPlan, durationSeconds: number): StereoAudio {
  const audio = createSilence(durationSeconds);
  const { bars, beatSeconds, closes } = fitBars(plan.beatsPerMinute, durationSeconds);
  const played = new Map<string, Float32Array>();
  for (const note of arrange(plan, bars, closes)) {
    const at = note.atBeat * beatSeconds;
    if (at >= durationSeconds) continue;
    const key = `${note.instrument} ${note.pitch} ${note.beats}`;
    const grain = played.get(key) ?? instruments[note.instrument](frequencyOf(note.pitch), note.beats * beatSeconds);
    played.set(key, grain);
    placeGrain(audio, grain, { at, pan: note.pan, gain: note.gain });
  }
  return addEcho(audio, { seconds: plan.drums === 'dance' ? 1 : 2.2, share: 0.4 });
}
