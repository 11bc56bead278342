/** A rough duration: `12 s`, `2 min`, `1 h 10 min`. */
export function formatAbout(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 100) return `${whole} s`;
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
