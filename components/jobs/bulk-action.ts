/** The actions that many jobs can have at once. */
export type BulkVerb = 'hold' | 'release' | 'cancel';

/** An action on many jobs. */
export interface BulkAction {
  verb: BulkVerb;
  ids: string[];
}
