import type { NamedColour } from '../../colour/colour-names.ts';

/** What classical image analysis can find by itself. */
export type RegionKind =
  | 'everything'
  | 'subject'
  | 'background'
  | 'sky'
  | 'clouds'
  | 'text'
  | 'bright'
  | 'dark'
  | 'water'
  | 'plants'
  | 'skin'
  | 'colour';

/** A part of the frame that narrows a term: only what has its centre there counts. */
export type RegionPlace = 'left' | 'right' | 'top' | 'bottom' | 'centre';

/** One thing that words name. */
export interface RegionTerm {
  kind: RegionKind;
  /** The colour itself for kind `colour`; a further condition for `text`; null otherwise. */
  colour: NamedColour | null;
  place: RegionPlace | null;
}

/** Everything in `include` together, less everything in `except`. */
export interface RegionQuery {
  include: RegionTerm[];
  except: RegionTerm[];
}

/** A query for one kind of region, wherever it is. */
export function regionOf(kind: Exclude<RegionKind, 'colour'>): RegionQuery {
  return { include: [{ kind, colour: null, place: null }], except: [] };
}

/** A query for everything but what another one finds. */
export function outsideOf(query: RegionQuery): RegionQuery {
  return { include: regionOf('everything').include, except: query.include };
}
