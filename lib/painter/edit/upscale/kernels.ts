/** A resampling kernel: its weight at a distance in pixels of the coarser side, and the distance where it ends. */
export interface Kernel {
  weight: (distance: number) => number;
  support: number;
}

/** Lanczos with three lobes. Duchon, "Lanczos Filtering in One and Two Dimensions", 1979. */
export const lanczos3: Kernel = {
  support: 3,
  weight: (distance) => {
    if (distance === 0) return 1;
    if (Math.abs(distance) >= 3) return 0;
    const angle = Math.PI * distance;
    return (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
  },
};

/** The cubic of Catmull and Rom: short, sharp, between Lanczos and plain averaging in its treatment of fine detail. */
export const catmullRom: Kernel = {
  support: 2,
  weight: (distance) => {
    const x = Math.abs(distance);
    if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
    return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0;
  },
};

/** Linear interpolation: blurry, but it never leaves the range of its neighbours. */
export const linear: Kernel = { support: 1, weight: (distance) => Math.max(0, 1 - Math.abs(distance)) };
