import { limitKinds } from '../../contract/studio/limit-kinds.ts';
import type { LimitsByRole, LimitState, PersonLimits, RoleLimits } from '../../contract/studio/limits.ts';
import type { Role } from '../../contract/studio/permissions.ts';
import type { PersonName } from '../../contract/studio/person.ts';
import type { Database } from '../../database/connect.ts';
import type { Caller } from '../context/caller.ts';
import {
  fromStored,
  readAppliedLimits,
  readPersonLimits,
  readRoleLimits,
  writePersonLimits,
  writeRoleLimits,
} from './limit-rows.ts';
import { measureUse } from './measure-use.ts';
import { periodOf } from './renewal.ts';

/** The limits of roles and people. */
export interface Limits {
  /** The limits that apply to a person, and what is left of each. */
  states: (personId: string) => Promise<LimitState[]>;
  readRoles: () => Promise<LimitsByRole>;
  /** Replaces the limits of a role. */
  writeRole: (role: Role, limits: RoleLimits, caller: Caller) => Promise<LimitsByRole>;
  /** The limits of a person that replace those of their role. */
  readPerson: (personId: string) => Promise<PersonLimits>;
  /** Replaces the limits of a person, who must be known. */
  writePerson: (person: PersonName, limits: PersonLimits, caller: Caller) => Promise<PersonLimits>;
}

/**
 * Creates the limits of a studio's database.
 *
 * @param options.onChange sends jobs for which a higher limit makes room
 */
export function createLimits(database: Database, { onChange }: { onChange: () => Promise<void> }): Limits {
  return {
    async states(personId) {
      const limits = await readAppliedLimits(database, personId);
      const now = new Date();
      const states: LimitState[] = [];
      for (const kind of limitKinds) {
        const amount = limits.get(kind);
        if (amount === undefined) continue;
        const used = await measureUse(database, personId, kind, now);
        states.push({
          kind,
          amount: fromStored(kind, amount),
          used: fromStored(kind, used),
          left: fromStored(kind, Math.max(0, amount - used)),
          renewsAt: periodOf(kind, now)?.renewsAt.toISOString() ?? null,
        });
      }
      return states;
    },
    readRoles: () => readRoleLimits(database),
    async writeRole(role, limits, caller) {
      await writeRoleLimits(database, role, limits, caller);
      await onChange();
      return readRoleLimits(database);
    },
    readPerson: (personId) => readPersonLimits(database, personId),
    async writePerson(person, limits, caller) {
      await writePersonLimits(database, person, limits, caller);
      await onChange();
      return readPersonLimits(database, person.id);
    },
  };
}
