import type { Timeline } from '../timeline/timeline.ts';

/** A video's plan as text, one line per shot: when it begins and ends, its transition, its content. */
export function describeTimeline(timeline: Timeline, framesPerSecond: number): string {
  let at = 0;
  const lines = timeline.map(({ shot, frames, transition }, index) => {
    const from = at / framesPerSecond;
    at += frames;
    const entry = index === 0 ? 'begins' : transition.kind;
    return `${index + 1}. ${from.toFixed(2)}–${(at / framesPerSecond).toFixed(2)} s, ${entry}: ${shot.title}`;
  });
  return lines.join('\n');
}
