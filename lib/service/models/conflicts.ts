import type { JsonObject } from '../../contract/model.ts';

/** Fields that belong together and exclude those of the other modes: a request can fill the fields of one mode only. */
export interface ExclusiveMode {
  title: string;
  fields: string[];
}

/**
 * A conflict's condition on one field: it is given, it is absent, or it has this value. An empty list counts as absent.
 */
export type FieldState = 'given' | 'absent' | { is: string | number | boolean };

/** Values that a request can't combine. */
export interface Conflict {
  /** Conditions that all hold. */
  when: Record<string, FieldState>;
  /** The field of the issue. */
  field: string;
  /** What is wrong and what to do, for the caller. */
  message: string;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

function holds(state: FieldState, value: unknown): boolean {
  if (state === 'given') return isGiven(value);
  return state === 'absent' ? !isGiven(value) : value === state.is;
}

/** The conflicts in a request. */
export function conflictsIn(conflicts: readonly Conflict[], parameters: JsonObject): Conflict[] {
  return conflicts.filter(({ when }) => Object.entries(when).every(([name, state]) => holds(state, parameters[name])));
}

function schemaOf(name: string, state: FieldState): JsonObject {
  if (typeof state === 'object') return { required: [name], properties: { [name]: { const: state.is } } };
  // `minItems` does not apply to texts, so this works for one address and for a list.
  const given = { required: [name], properties: { [name]: { minItems: 1 } } };
  return state === 'given' ? given : { not: given };
}

/** A conflict as JSON Schema, which a request must not match. */
export function conflictSchema({ when }: Conflict): JsonObject {
  return { allOf: Object.entries(when).map(([name, state]) => schemaOf(name, state)) };
}

/** All conflicts of a model: those it declares, and each pair of fields from two of its modes. */
export function conflictsOf({ modes, conflicts }: { modes: ExclusiveMode[]; conflicts: Conflict[] }): Conflict[] {
  const mixed = modes.flatMap((mode, position) =>
    modes.slice(position + 1).flatMap((other) =>
      mode.fields.flatMap((field) =>
        other.fields.map((against): Conflict => ({
          when: { [field]: 'given', [against]: 'given' },
          field: against,
          message: `${other.title} and ${mode.title} can’t be combined; remove this or ${field}`,
        })),
      ),
    ),
  );
  return [...mixed, ...conflicts];
}
