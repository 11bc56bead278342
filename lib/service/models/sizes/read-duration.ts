import { readBeats } from './read-beats.ts';

const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

const said = new RegExp(
  String.raw`\b(\d{1,2}(?:\.\d+)?|${Object.keys(numbers).join('|')})(?:\s|-)?(?:s|secs?|seconds?)\b(?!\s*[-–\]])`,
  'i',
);

/** Seconds for one beat. */
const secondsPerBeat = 4;

/**
 * The duration that suits a prompt, in seconds: the one that it names (“10 seconds”, `[0-8s]`), else as long as its
 * beats need. Slow scenes take longer, fast ones less.
 */
export function readDuration(prompt: string, { shownThings = 0 }: { shownThings?: number } = {}): number {
  const beats = readBeats(prompt);
  const end = Math.max(...beats.map(({ seconds }) => seconds?.to ?? 0));
  if (end > 0) return end;
  const words = said.exec(prompt)?.[1]?.toLowerCase();
  if (words !== undefined) return numbers[words] ?? Number(words);
  const parts = Math.max(beats.length, shownThings);
  const pace = /\b(?:slow|slowly|calm|gentle|gently|lingering|meditative|long take|peaceful)\b/i.test(prompt)
    ? 1.5
    : /\b(?:fast|quick|quickly|rapid|hectic|hyperlapse|snappy|montage)\b/i.test(prompt)
      ? 0.6
      : 1;
  // A long prompt has more content, even without a sequence.
  const sentences = prompt.split(/[.!?]+\s/).filter((sentence) => sentence.split(/\s+/).length > 3).length;
  const seconds = parts === 1 ? 5 + Math.max(0, sentences - 1) : secondsPerBeat * parts;
  return seconds * pace;
}

/** The nearest of some durations; of two equally near ones, the longer. */
export function nearestDuration(seconds: number, durations: readonly number[]): number {
  return durations.reduce(
    (best, each) => (Math.abs(each - seconds) <= Math.abs(best - seconds) ? each : best),
    durations[0] ?? seconds,
  );
}
