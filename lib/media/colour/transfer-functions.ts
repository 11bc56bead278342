/** Brightness in cd/m² of reference white in high dynamic range (ITU-R BT.2408-7, table 1). */
export const referenceWhiteNits = 203;

/** Brightness in cd/m² of the display that our high dynamic range is graded for. */
export const peakNits = 1000;

const m1 = 2610 / 16384;
const m2 = (2523 / 4096) * 128;
const c1 = 3424 / 4096;
const c2 = (2413 / 4096) * 32;
const c3 = (2392 / 4096) * 32;

/** Signal 0–1 of a brightness in cd/m² by the perceptual quantiser (SMPTE ST 2084, inverse EOTF). */
export function pqFromNits(nits: number): number {
  const power = (Math.max(0, nits) / 10_000) ** m1;
  return ((c1 + c2 * power) / (1 + c3 * power)) ** m2;
}

/** Brightness in cd/m² of a signal 0–1 by the perceptual quantiser (SMPTE ST 2084, EOTF). */
export function nitsFromPq(signal: number): number {
  const power = Math.max(0, signal) ** (1 / m2);
  return 10_000 * (Math.max(0, power - c1) / (c2 - c3 * power)) ** (1 / m1);
}

const a = 0.17883277;
const b = 1 - 4 * a;
const c = 0.5 - a * Math.log(4 * a);

/** Signal 0–1 of scene light 0–1 by hybrid log-gamma (ITU-R BT.2100-2, table 5, OETF). */
export function hlgFromScene(light: number): number {
  const clamped = Math.max(0, light);
  return clamped <= 1 / 12 ? Math.sqrt(3 * clamped) : a * Math.log(12 * clamped - b) + c;
}

/** Scene light 0–1 of a signal 0–1 by hybrid log-gamma (ITU-R BT.2100-2, table 5, inverse OETF). */
export function sceneFromHlg(signal: number): number {
  return signal <= 0.5 ? (signal * signal) / 3 : (Math.exp((signal - c) / a) + b) / 12;
}

/** System gamma of hybrid log-gamma on a display of 1000 cd/m² (ITU-R BT.2100-2, table 5, note 5e). */
export const hlgSystemGamma = 1.2;

/** Light 0–1 of a Rec. 709 signal 0–1 on a reference display (ITU-R BT.1886, black at zero). */
export function lightFromSignal(signal: number): number {
  return Math.max(0, signal) ** 2.4;
}

/** Rec. 709 signal 0–1 of light 0–1 on a reference display (inverse of BT.1886). */
export function signalFromLight(light: number): number {
  return Math.max(0, light) ** (1 / 2.4);
}

/** Light 0–1 of an sRGB signal 0–1 (IEC 61966-2-1). */
export function lightFromSrgb(signal: number): number {
  return signal <= 0.04045 ? Math.max(0, signal) / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
}
