import { audioRate, type StereoAudio } from '../../media/write/stereo-audio.ts';
import { type MixPart, mixAudio } from './mix-audio.ts';
import { duckUnder } from './shape/duck-under.ts';
import { integratedLoudness } from './shape/loudness.ts';

/** Everything that is mixed into a video's audio. */
export interface VideoAudio {
  /** The synthesised soundscape; null for none. */
  soundscape: StereoAudio | null;
  /** The audio of clips that are cut into the video, at their times. */
  clips: readonly { audio: StereoAudio; atSeconds: number }[];
  /** Audio references of the request, in the order in which they are played. */
  references: readonly StereoAudio[];
  durationSeconds: number;
}

/** The target loudness of references, in LUFS, and the maximum gain in dB: gain raises noise too. */
const [givenLoudness, mostGain] = [-19, 12];
const crossSeconds = 0.35;

function gainTowards(audio: StereoAudio, target: number): number {
  const loudness = integratedLoudness(audio);
  if (loudness === Number.NEGATIVE_INFINITY) return 1;
  return 10 ** (Math.min(mostGain, target - loudness) / 20);
}

/**
 * How long each reference is played, so that all fit into the video: in full if possible, else the short ones in full
 * and the long ones cut to equal shares of the rest.
 */
export function divideDuration(lengths: readonly number[], total: number): number[] {
  const shares = lengths.map(() => 0);
  const order = lengths.map((_, index) => index).toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0));
  let left = total;
  for (const [rank, index] of order.entries()) {
    const share = Math.min(lengths[index] ?? 0, left / (order.length - rank));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

function layInTurn(references: readonly StereoAudio[], durationSeconds: number): MixPart[] {
  const lengths = references.map(({ left }) => left.length / audioRate);
  const shares = divideDuration(lengths, durationSeconds);
  let atSeconds = 0;
  return references.map((reference, index) => {
    const seconds = shares[index] ?? 0;
    // A reference that is cut leads into the next one; one that ends on its own has no fade.
    const isCut = seconds < (lengths[index] ?? 0) - 0.01;
    const samples = Math.round((seconds + (isCut && index + 1 < references.length ? crossSeconds : 0)) * audioRate);
    const audio = { ...reference, left: reference.left.slice(0, samples), right: reference.right.slice(0, samples) };
    const part = {
      audio,
      atSeconds,
      gain: gainTowards(audio, givenLoudness),
      fadeSeconds: isCut ? crossSeconds : 0.02,
    };
    atSeconds += seconds;
    return part;
  });
}

/**
 * Mixes a video's audio: references one after another from the beginning, beneath them the clips' audio, beneath both
 * the soundscape. Each lower layer is ducked while a higher one is audible.
 */
export function mixVideoAudio({ soundscape, clips, references, durationSeconds }: VideoAudio): StereoAudio {
  const whole = (parts: readonly MixPart[]) => mixAudio(parts, durationSeconds);
  const flat = { atSeconds: 0, gain: 1, fadeSeconds: 0 };
  const given = whole(layInTurn(references, durationSeconds));
  const cut = whole(
    clips.map(({ audio, atSeconds }) => ({
      audio,
      atSeconds,
      gain: gainTowards(audio, givenLoudness - 1),
      fadeSeconds: 0.3,
    })),
  );
  const made = whole(soundscape === null ? [] : [{ ...flat, audio: soundscape }]);
  duckUnder(made, cut);
  duckUnder(made, given);
  duckUnder(cut, given);
  return whole([given, cut, made].map((audio) => ({ ...flat, audio })));
}
