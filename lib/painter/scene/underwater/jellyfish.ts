import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { SubjectPlan } from '../plan/scene-plan.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** Jellyfish: glowing bells with frills and long threads, pulsing in a video. */
export function jellyfishArt(stage: Stage, plan: SubjectPlan): SceneLayer {
  const { width, height, unit, palette } = stage;
  const random = stage.random('jellyfish');
  const main: Oklch = plan.tint ?? mix({ l: 0.78, c: 0.12, h: 340 }, palette.accent, 0.25);
  const animals = Array.from({ length: plan.count }, (_, index) => ({
    x: width * (index === 0 ? plan.across : random.between(0.08, 0.92)),
    y: height * (index === 0 ? 0.36 : random.between(0.15, 0.6)),
    size: unit * plan.size * 0.5 * (index === 0 ? 1 : random.between(0.3, 0.65)),
    phase: random.between(0, 6),
  })).toSorted((a, b) => a.size - b.size);
  return {
    name: 'jellyfish',
    depth: 0.6,
    animate: (context, { timeSeconds }) => {
      for (const { x, y: home, size, phase } of animals) {
        const pulse = Math.sin(timeSeconds * 1.7 + phase);
        const y = home - timeSeconds * size * 0.04 + pulse * size * 0.06;
        const half = size * (0.52 + 0.05 * pulse);
        context.globalCompositeOperation = 'screen';
        context.fillStyle = glowGradient(context, [x, y], size * 1.5, main, 0.5);
        context.fillRect(x - size * 1.5, y - size * 1.5, size * 3, size * 3);
        context.globalCompositeOperation = 'source-over';
        for (let thread = 0; thread < 18; thread++) {
          const across = (thread / 17 - 0.5) * 1.7;
          context.strokeStyle = css(mix(main, palette.light, 0.3), thread % 3 === 1 ? 0.5 : 0.26);
          context.lineWidth = Math.max(0.5, size * (thread % 3 === 1 ? 0.028 : 0.008));
          context.beginPath();
          for (let step = 0; step <= 22; step++) {
            const share = step / 22;
            const sway = Math.sin(share * 6 - timeSeconds * 1.6 + thread * 0.9 + phase) * size * 0.1 * share;
            context.lineTo(
              x + across * half * (0.9 - share * 0.35) + sway,
              y + size * 0.1 + share * size * (thread % 3 === 1 ? 1.15 : 1.9),
            );
          }
          context.stroke();
        }
        const bell = context.createRadialGradient(x - half * 0.2, y - size * 0.22, size * 0.04, x, y, size * 0.72);
        bell.addColorStop(0, css(mix(main, palette.light, 0.75), 0.95));
        bell.addColorStop(0.5, css(main, 0.78));
        bell.addColorStop(1, css(shift(main, { l: -0.16 }), 0.62));
        context.fillStyle = bell;
        context.beginPath();
        context.moveTo(x - half, y + size * 0.12);
        context.bezierCurveTo(
          x - half * 1.05,
          y - size * 0.62,
          x + half * 1.05,
          y - size * 0.62,
          x + half,
          y + size * 0.12,
        );
        for (let frill = 7; frill >= 0; frill--) {
          const from = x - half + (frill / 8) * half * 2;
          context.quadraticCurveTo(from + half / 8, y + size * (0.2 + 0.02 * pulse), from, y + size * 0.12);
        }
        context.fill();
        context.strokeStyle = css(mix(main, palette.light, 0.65), 0.5);
        context.lineWidth = Math.max(0.5, size * 0.012);
        for (let rib = -3; rib <= 3; rib++) {
          context.beginPath();
          context.moveTo(x, y - size * 0.36);
          context.quadraticCurveTo(
            x + (rib / 3) * half * 0.9,
            y - size * 0.2,
            x + (rib / 3) * half * 0.85,
            y + size * 0.11,
          );
          context.stroke();
        }
      }
    },
  };
}
