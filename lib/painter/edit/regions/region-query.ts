import type { NamedColour } from '../../colour/colour-names.ts';

/** The kinds of region that classical image analysis can find. */
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

/** A part of the frame that restricts a term: only parts whose centre is inside it count. */
export type RegionPlace = 'left' | 'right' | 'top' | 'bottom' | 'centre';

/** One term of a query. */
export interface RegionTerm {
  kind: RegionKind;
  /** The colour itself for kind `colour`; a further condition for `text`; null otherwise. */
  colour: NamedColour | null;
  place: RegionPlace | null;
}

/** The union of `include`, minus the union of `except`. */
export interface RegionQuery {
  include: RegionTerm[];
  except: RegionTerm[];
}

/** A query for one kind of region, anywhere in the image. */
export function regionOf(kind: Exclude<RegionKind, 'colour'>): RegionQuery {
  return { include: [{ kind, colour: null, place: null }], except: [] };
}

/** A query for everything except another query's region. */
export function outsideOf(query: RegionQuery): RegionQuery {
  return { include: regionOf('everything').include, except: query.include };
}
