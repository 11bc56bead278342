import { AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { Frame, avChannelLayoutDefault } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import { createAudioFilter } from '../../media/filter/frame-filter.ts';
import { quietFfmpeg } from '../../media/read/ffmpeg-log.ts';
import { audioRate, type StereoAudio } from '../../media/write/stereo-audio.ts';
import { planScene } from '../scene/plan-scene.ts';
import { composeSoundscape } from './compose-soundscape.ts';
import { peakCeiling } from './shape/limit-peaks.ts';
import { bandLevel, levelOf, peakOf } from './testing/measure-audio.ts';

function compose(prompt: string, durationSeconds = 3, seed = 11): StereoAudio {
  return composeSoundscape({ prompt, plan: planScene(prompt, { seed }), seed, durationSeconds });
}

const highShare = (audio: StereoAudio): number => bandLevel(audio, 2500, 6000) / levelOf(audio);

/** Integrated loudness as FFmpeg measures it (EBU R 128). */
async function loudnessByFfmpeg({ left, right }: StereoAudio): Promise<number> {
  quietFfmpeg();
  const channelLayout = avChannelLayoutDefault(2);
  const timeBase = { num: 1, den: audioRate };
  const shape = { sampleRate: audioRate, sampleFormat: AV_SAMPLE_FMT_FLTP, channelLayout, timeBase };
  const filter = await createAudioFilter('ebur128=metadata=1', shape);
  let loudness = Number.NaN;
  for (let at = 0; at + 4800 <= left.length; at += 4800) {
    using frame = new Frame();
    frame.alloc();
    Object.assign(frame, { format: AV_SAMPLE_FMT_FLTP, sampleRate: audioRate, channelLayout, nbSamples: 4800 });
    frame.pts = BigInt(at);
    frame.getBuffer();
    for (const [index, channel] of [left, right].entries()) {
      const plane = frame.data?.[index];
      if (plane === undefined) throw new Error('a frame without memory');
      new Float32Array(plane.buffer, plane.byteOffset, 4800).set(channel.subarray(at, at + 4800));
    }
    for await (const measured of filter.push(frame)) {
      using held = measured;
      loudness = Number(held.getMetadata().get('lavfi.r128.I'));
    }
  }
  filter.close();
  return loudness;
}

describe('composeSoundscape', () => {
  it.for([
    'a stormy sea with lightning at night',
    'a forest at dawn with birdsong',
    'a candle and a vase on a table',
    'saturn among the stars',
    'an epic castle, orchestral music and drums',
  ])('is as long as requested, about −20 LUFS, and never clips: %s', async (prompt) => {
    const audio = compose(prompt, 4);
    expect(audio.left.length).toBe(4 * audioRate);
    expect(peakOf(audio)).toBeLessThanOrEqual(peakCeiling + 1e-6);
    const loudness = await loudnessByFfmpeg(audio);
    expect(loudness).toBeGreaterThan(-24);
    expect(loudness).toBeLessThan(-16);
  });

  it('is the same for the same seed, and another for another seed', () => {
    const [first, again, other] = [
      compose('rain on a lake', 1),
      compose('rain on a lake', 1),
      compose('rain on a lake', 1, 12),
    ];
    expect(Buffer.from(again.left.buffer).equals(Buffer.from(first.left.buffer))).toBe(true);
    expect(other.left).not.toEqual(first.left);
  });

  it('fades out at its end', () => {
    const audio = compose('a waterfall');
    expect(levelOf(audio, 2.95, 3)).toBeLessThan(0.15 * levelOf(audio, 1, 2));
  });

  it('is silent where the prompt asks for silence, and quiet where it asks for quiet', () => {
    expect(peakOf(compose('A lake at dusk. Silent.', 1))).toBe(0);
    expect(peakOf(compose('a city street, no sound', 1))).toBe(0);
    expect(levelOf(compose('a silent winter forest'))).toBeLessThan(
      0.5 * levelOf(compose('a winter forest in a gale')),
    );
  });

  it('contains the sounds that are named, and not those that are refused', () => {
    const plain = compose('a stone wall, no music', 4);
    const withBirds = compose('a stone wall, birdsong, no music', 4);
    const without = compose('a garden, no birds, no music', 4);
    expect(highShare(withBirds)).toBeGreaterThan(2 * highShare(plain));
    expect(highShare(withBirds)).toBeGreaterThan(2 * highShare(without));
  });

  it('uses only the prompt where there is no scene', () => {
    const audio = composeSoundscape({ prompt: 'crickets chirping', plan: null, seed: 3, durationSeconds: 3 });
    expect(bandLevel(audio, 4000, 5000)).toBeGreaterThan(0.01);
  });

  it('is empty for a length of zero', () => {
    expect(compose('rain', 0).left.length).toBe(0);
  });
});
