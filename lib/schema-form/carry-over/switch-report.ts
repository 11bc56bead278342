/** What happened to one field's value when the model was switched. */
export interface SwitchedField {
  /** The field's label in the previous model. */
  label: string;
  /**
   * `kept` unchanged; `converted` to a value that the new model takes; `parked` with the old model, because the new one
   * has no such field; `dropped` in part or whole, because it does not fit; `gone` where it named a file that the
   * studio no longer has.
   */
  what: 'kept' | 'converted' | 'parked' | 'dropped' | 'gone';
  /** The value before, and as the new model has it; null for nothing. */
  from: unknown;
  to: unknown;
  /** For a list that was too long: the field it went into, all its entries, and how many fit. */
  choice: { pointer: string; items: string[]; most: number } | null;
}

/** The same, with the pointers between which the value was carried. */
export interface CarriedField extends SwitchedField {
  /** Pointer in the previous model. */
  source: string;
  /** Pointers in the new model; empty where it went nowhere. */
  targets: string[];
}

/** The outcome of a switch of models: the new model's values, and what happened to each value that was set. */
export interface ModelSwitch {
  values: Record<string, unknown>;
  report: SwitchedField[];
}
