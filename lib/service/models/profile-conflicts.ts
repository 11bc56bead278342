import type { Conflict } from './conflict.ts';
import type { Profile } from './profile.ts';

/** Every conflict of a profile: its own, and each pair of fields from two of its modes. */
export function conflictsOf({ modes, conflicts }: Profile): Conflict[] {
  const mixed = modes.flatMap((mode, position) =>
    modes.slice(position + 1).flatMap((other) =>
      mode.fields.flatMap((field) =>
        other.fields.map((against): Conflict => ({
          when: { [field]: 'given', [against]: 'given' },
          field: against,
          message: `${other.title} and ${mode.title} exclude each other; leave out this or ${field}`,
        })),
      ),
    ),
  );
  return [...mixed, ...conflicts];
}
