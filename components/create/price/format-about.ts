/** A rough duration: `12 s`, `2 min`, `1 h 10 min`. */
export function formatAbout(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 100 ? `${whole} s` : formatMinutes(Math.round(whole / 60));
}

/** A rough range, in one unit where possible: `15–30 s`, `1–2 min`, `50 s – 2 min`. */
export function formatAboutRange(lowSeconds: number, highSeconds: number): string {
  const [low, high] = [formatBound(lowSeconds), formatBound(highSeconds)];
  if (low === high) return low;
  const [[amount, ...lowUnit], [, ...highUnit]] = [low.split(' '), high.split(' ')];
  return lowUnit.length === 1 && lowUnit.join(' ') === highUnit.join(' ') ? `${amount}–${high}` : `${low} – ${high}`;
}

/** What bounds a range is in steps of five seconds from 20 s, and in minutes from one on. */
function formatBound(seconds: number): string {
  if (seconds >= 57.5) return formatMinutes(Math.round(seconds / 60));
  return formatAbout(seconds < 20 ? seconds : Math.round(seconds / 5) * 5);
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
