import assert from 'node:assert/strict';
import { probeMedia } from '../../../../media/probe-media.ts';
import type { Probe } from '../contract-case.ts';
import { firstOf } from './image-probes.ts';
import { readAudio } from '../../../../media/read-audio.ts';

/** The video has an audio track that is not silent, or no audio track. */
export function hasAudio(render: string, expected: boolean): Probe {
  return {
    description: expected ? 'an audio track that is not silent' : 'no audio track',
    renders: [render],
    check: async ([rendered]) => {
      const { path } = firstOf(rendered);
      assert.equal((await probeMedia(path)).hasAudio, expected);
      if (!expected) return;
      const audio = await readAudio(path, { fromSeconds: 0, seconds: 30 });
      assert.ok(audio !== null);
      const loudness = Math.sqrt(audio.left.reduce((sum, value) => sum + value * value, 0) / audio.left.length);
      assert.ok(loudness > 0.001, `it is silent: ${loudness}`);
    },
  };
}

/** Amplitude of one frequency in the loudest half second (Goertzel's algorithm). */
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

/** The video contains the input tones, and a video made without them does not. */
export function hears(render: string, hertz: number[], without: string): Probe {
  return {
    description: `the input tones of ${hertz.join(' and ')} Hz are audible (Goertzel), but not without them`,
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
