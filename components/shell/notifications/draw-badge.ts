/**
 * The badge of the page's icon: the number of open jobs, or the outcome of jobs that ended while the tab was not
 * visible.
 */
export type Badge = { kind: 'count'; count: number } | { kind: 'done' } | { kind: 'failed' };

const easel = 'M16 3v4M10.5 22 6.5 29M21.5 22l4 7M5 22.5h22';
const size = 64;

/** Draws the page's icon with a badge, as a data URL; null if the browser has no canvas. */
export function drawBadge(badge: Badge, isDark: boolean): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(size / 32, size / 32);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = isDark ? '#ededed' : '#171717';
  context.lineWidth = 2.6;
  context.stroke(new Path2D(easel));
  context.fillStyle = isDark ? '#7393ff' : '#2f5bea';
  context.beginPath();
  context.roundRect(7, 7, 18, 13, 2);
  context.fill();

  const colours = { count: '#2f5bea', done: '#1a7f4b', failed: '#b92e25' };
  context.globalCompositeOperation = 'destination-out';
  circle(context, 12);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = colours[badge.kind];
  circle(context, 10.5);
  context.fillStyle = '#ffffff';
  context.strokeStyle = '#ffffff';
  if (badge.kind === 'done') context.stroke(new Path2D('M16.5 21.5l3.5 3.5 6-7'));
  else write(context, badge.kind === 'failed' ? '!' : badge.count > 9 ? '9+' : String(badge.count));
  return canvas.toDataURL('image/png');
}

function circle(context: CanvasRenderingContext2D, radius: number) {
  context.beginPath();
  context.arc(21.5, 21.5, radius, 0, 2 * Math.PI);
  context.fill();
}

function write(context: CanvasRenderingContext2D, text: string) {
  context.font = `700 ${text.length > 1 ? 12 : 16}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 21.5, 22);
}
