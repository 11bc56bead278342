import { luminanceWeights, type Triple } from '../../../media/colour/primaries.ts';
import { hlgFromScene, hlgSystemGamma, peakNits, pqFromNits } from '../../../media/colour/transfer-functions.ts';

const wide = luminanceWeights('bt2020');

/** Encodes light in cd/m² (Rec. 2020) as PQ signals 0–1. */
export function pqSignal(nits: Triple): [number, number, number] {
  return [pqFromNits(nits[0]), pqFromNits(nits[1]), pqFromNits(nits[2])];
}

/**
 * Encodes light in cd/m² (Rec. 2020) as HLG signals 0–1 for a display of 1000 cd/m²: the inverse of the display's OOTF,
 * `scene = light · luminance^((1 − γ) / γ)` with γ = 1.2, then the camera's OETF (ITU-R BT.2100-2, table 5). White at
 * 203 cd/m² becomes 75 % (BT.2408).
 */
export function hlgSignal(nits: Triple): [number, number, number] {
  const luminance = (wide[0] * nits[0] + wide[1] * nits[1] + wide[2] * nits[2]) / peakNits;
  const factor = luminance > 0 ? luminance ** ((1 - hlgSystemGamma) / hlgSystemGamma) / peakNits : 0;
  return [hlgFromScene(nits[0] * factor), hlgFromScene(nits[1] * factor), hlgFromScene(nits[2] * factor)];
}
