/** A text for each message of a catalogue, in the same groups. A text with arguments is ICU MessageFormat. */
export type Translation<M> = {
  readonly [Key in keyof M]: M[Key] extends string
    ? string
    : M[Key] extends (...values: never) => string
      ? string
      : Translation<M[Key]>;
};
