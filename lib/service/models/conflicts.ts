import type { JsonObject } from '../../contract/model.ts';

/** Fields that belong together and exclude those of the other modes: a request fills those of one mode alone. */
export interface ExclusiveMode {
  title: string;
  fields: string[];
}

/** What a conflict says of one field: something was given, nothing was, or just this value was. An empty list is nothing. */
export type FieldState = 'given' | 'absent' | { is: string | number | boolean };

/** Values of a request that can't stand together. */
export interface Conflict {
  /** All of these hold at once. */
  when: Record<string, FieldState>;
  /** The field to blame. */
  field: string;
  /** What is wrong and what to do, for the one who sent it. */
  message: string;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

function holds(state: FieldState, value: unknown): boolean {
  if (state === 'given') return isGiven(value);
  return state === 'absent' ? !isGiven(value) : value === state.is;
}

/** The conflicts that a request runs into. */
export function conflictsIn(conflicts: readonly Conflict[], parameters: JsonObject): Conflict[] {
  return conflicts.filter(({ when }) => Object.entries(when).every(([name, state]) => holds(state, parameters[name])));
}

function schemaOf(name: string, state: FieldState): JsonObject {
  if (typeof state === 'object') return { required: [name], properties: { [name]: { const: state.is } } };
  // Of a text, `minItems` says nothing: this holds for one address as for a list.
  const given = { required: [name], properties: { [name]: { minItems: 1 } } };
  return state === 'given' ? given : { not: given };
}

/** A conflict as JSON Schema: what a request must not match. */
export function conflictSchema({ when }: Conflict): JsonObject {
  return { allOf: Object.entries(when).map(([name, state]) => schemaOf(name, state)) };
}

/** Every conflict of a model: its own, and each pair of fields from two of its modes. */
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
