/** What became of one field's value when the model was switched. */
export interface SwitchedField {
  /** What the field is called in the model that was left. */
  label: string;
  /**
   * `kept` as it was; `converted` into what the new model takes; `parked` with the old model, because the new one has no such
   * field; `dropped` in part or whole, because it does not fit; `gone` where it named a file that the studio has no more.
   */
  what: 'kept' | 'converted' | 'parked' | 'dropped' | 'gone';
  /** The value before, and as the new model has it; null for nothing. */
  from: unknown;
  to: unknown;
  /** Where a list was too long: the field it went into, all there was to choose from, and how many fit. */
  choice: { pointer: string; items: string[]; most: number } | null;
}

/** The same, with the pointers between which the value was carried. */
export interface CarriedField extends SwitchedField {
  /** Pointer in the model that was left. */
  source: string;
  /** Pointers in the new model; empty where it went nowhere. */
  targets: string[];
}

/** What a switch of models did: the new model's values, and the fate of each value that was set. */
export interface ModelSwitch {
  values: Record<string, unknown>;
  report: SwitchedField[];
}
