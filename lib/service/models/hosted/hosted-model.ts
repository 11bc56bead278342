import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import type { HostedName, Profile } from '../profile.ts';

/** What a hosted model documents otherwise than the profile that answers under its name. */
export interface HostedModel {
  /** All parameters taken under this name, in display order: the hosted model's beside the profile's own. */
  parameters: z.ZodRawShape;
  /** Names of the profile that this name takes but does not show. */
  hidden?: string[];
  basic?: string[];
  references?: Profile['references'];
  conflicts?: Profile['conflicts'];
  toProfile?: HostedName['toProfile'];
  unusedIn?: (parameters: JsonObject) => ReturnType<HostedName['unusedIn']>;
}

function hide(shape: z.ZodRawShape, names: readonly string[]): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      if (!names.includes(name) || !(field instanceof z.ZodType)) return [name, field];
      return [name, field.meta({ ...field.meta(), 'x-hidden': true })];
    }),
  );
}

/**
 * A profile as it answers under a hosted model's name.
 *
 * @param model how the hosted model differs; null when its parameters are the profile's
 */
export function nameProfile(name: string, profile: Profile, model: HostedModel | null): Profile {
  const { parameters, hidden = [], toProfile, unusedIn, ...differences } = model ?? {};
  const others = profile.aliases.filter((alias) => alias !== name);
  return {
    ...profile,
    ...differences,
    id: name,
    aliases: [profile.id, ...others],
    parameters: parameters === undefined ? profile.parameters : z.strictObject(hide(parameters, hidden)),
    hosted: { profile, toProfile: toProfile ?? ((request) => request), unusedIn: unusedIn ?? (() => []) },
  };
}
