import assert from 'node:assert/strict';
import { probeMedia } from '../../../../media/probe-media.ts';
import type { Probe } from '../contract-case.ts';
import { firstOf } from './picture-probes.ts';
import { readAudio } from '../../../../media/read-audio.ts';

/** The film has a sound track that is heard, or none. */
export function hasSound(render: string, expected: boolean): Probe {
  return {
    words: expected ? 'an audio track that is not silent' : 'no audio track',
    renders: [render],
    check: async ([rendered]) => {
      const { path } = firstOf(rendered);
      assert.equal((await probeMedia(path)).hasAudio, expected);
      if (!expected) return;
      const sound = await readAudio(path, { fromSeconds: 0, seconds: 30 });
      assert.ok(sound !== null);
      const loudness = Math.sqrt(sound.left.reduce((sum, value) => sum + value * value, 0) / sound.left.length);
      assert.ok(loudness > 0.001, `it is silent: ${loudness}`);
    },
  };
}

/** Amplitude of one frequency in a sound (Goertzel's algorithm), over its loudest second. */
function amplitudeAt(samples: Float32Array, hertz: number, rate: number): number {
  let loudest = 0;
  for (let start = 0; start + rate / 2 <= samples.length; start += rate / 4) {
    let [one, two] = [0, 0];
    const factor = 2 * Math.cos((2 * Math.PI * hertz) / rate);
    for (let index = start; index < start + rate / 2; index += 1) {
      [one, two] = [(samples[index] ?? 0) + factor * one - two, one];
    }
    loudest = Math.max(loudest, (Math.sqrt(one * one + two * two - factor * one * two) * 4) / rate);
  }
  return loudest;
}

/** A tone that was given is heard in the film, and not in one without it. */
export function hears(render: string, hertz: number[], without: string): Probe {
  return {
    words: `the input tones of ${hertz.join(' and ')} Hz are audible (Goertzel), but not without them`,
    renders: [render, without],
    check: async ([rendered, bare]) => {
      const with_ = await readAudio(firstOf(rendered).path, { fromSeconds: 0, seconds: 30 });
      const silent = await readAudio(firstOf(bare).path, { fromSeconds: 0, seconds: 30 });
      assert.ok(with_ !== null);
      for (const frequency of hertz) {
        const heard = amplitudeAt(with_.left, frequency, with_.sampleRate);
        const before = silent === null ? 0 : amplitudeAt(silent.left, frequency, silent.sampleRate);
        assert.ok(
          heard > 0.01 && heard > before * 3,
          `${frequency} Hz: ${heard.toFixed(4)} against ${before.toFixed(4)}`,
        );
      }
    },
  };
}
