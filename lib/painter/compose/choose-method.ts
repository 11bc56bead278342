import type { CollageKind, CompositionReading } from './reading/composition-reading.ts';
import { wantsNewPlace } from './reading/describes-scene.ts';
import type { ReferenceCutOut } from './figures/cut-out-reference.ts';
import type { Image } from '../edit/pixels/image.ts';

/** What is behind the figures. */
export type BackdropChoice = { kind: 'painted' } | { kind: 'studio' } | { kind: 'reference'; index: number };

/** How a composition is made. */
export type Method =
  /** No reference is needed: the prompt is painted. */
  | { kind: 'painting' }
  /** One reference is edited as the prompt says. */
  | { kind: 'edit'; base: number }
  /** References are shown whole. */
  | { kind: 'collage'; layout: CollageKind; members: number[] }
  /** Figures cut out of references are placed on a backdrop. */
  | { kind: 'scene'; backdrop: BackdropChoice; figures: number[] };

/** Cut-outs with less confidence are views that fill their frame rather than things. */
export const minConfidence = 0.3;

const studioWords =
  /\b(?:product (?:shot|photo\w*|picture)|pack ?shot|studio|line-?up|group (?:shot|photo)|(?:plain|seamless|solid|paper|\p{L}+) backdrop)\b/iu;

const isStyle = (role: string): boolean => role === 'style' || role === 'palette';

/** The method, where the prompt alone determines it; null where it depends on the subjects of the references. */
export function methodFromPrompt(reading: CompositionReading, hasBoxes: boolean): Method | null {
  const shown = reading.instructions.filter(({ role }) => !isStyle(role));
  if (reading.instructions.length === 0) return { kind: 'painting' };
  // All references are looks: they are applied to a painting, or the first is itself edited.
  if (shown.length === 0) {
    return reading.isScene || reading.words !== '' ? { kind: 'painting' } : { kind: 'edit', base: 0 };
  }
  if (reading.collage !== null && shown.length > 1) {
    return { kind: 'collage', layout: reading.collage, members: shown.map(({ index }) => index) };
  }
  const [only] = shown;
  if (only === undefined || shown.length > 1 || hasBoxes) return null;
  if (only.role === 'background') return { kind: 'edit', base: only.index };
  return wantsNewPlace(reading.words) ? null : { kind: 'edit', base: only.index };
}

/**
 * Chooses the method by the contents of the references: a background that the prompt names, a painted one, a reference
 * that is itself a view, or a studio. Where several are views, they are shown whole.
 */
export function chooseMethod(
  reading: CompositionReading,
  cutOuts: ReadonlyMap<number, ReferenceCutOut>,
  references: readonly Image[],
): Method {
  const shown = reading.instructions.filter(({ role }) => !isStyle(role));
  const background = shown.find(({ role }) => role === 'background');
  const figuresBeside = (index: number | null): number[] =>
    shown.filter((instruction) => instruction.index !== index).map(({ index: own }) => own);
  if (background !== undefined) {
    const { index } = background;
    return { kind: 'scene', backdrop: { kind: 'reference', index }, figures: figuresBeside(index) };
  }
  if (reading.isScene) return { kind: 'scene', backdrop: { kind: 'painted' }, figures: figuresBeside(null) };
  const views = shown.filter(
    ({ index, role }) => role === 'open' && (cutOuts.get(index)?.confidence ?? 0) < minConfidence,
  );
  const [view] = views;
  if (studioWords.test(reading.words)) {
    return { kind: 'scene', backdrop: { kind: 'studio' }, figures: figuresBeside(null) };
  }
  if (view !== undefined && views.length === 1) {
    return { kind: 'scene', backdrop: { kind: 'reference', index: view.index }, figures: figuresBeside(view.index) };
  }
  if (views.length > 1) {
    const layout = references.length > 5 || reading.words === '' ? 'grid' : 'prints';
    return { kind: 'collage', layout, members: shown.map(({ index }) => index) };
  }
  return { kind: 'scene', backdrop: { kind: 'studio' }, figures: figuresBeside(null) };
}
