import type { FieldSettings } from '../../engine-settings.ts';
import type { InputAddress } from './file/editor-workflow.ts';
import { addressOf } from './find-roles.ts';
import type { FoundInput } from './literal-input.ts';
import type { Scalar } from './plan.ts';

/** One field of a form, and the literals that it sets. */
export interface ChosenField {
  name: string;
  title: string;
  help: string | null;
  isBasic: boolean;
  minimum: number | null;
  maximum: number | null;
  /** Null for a seed that is drawn when a request has none. */
  default: Scalar | null;
  /** The first one decides the type and the choices. */
  inputs: [FoundInput, ...FoundInput[]];
}

/** The fields of a form, and the seeds that no field shows and that are drawn for every generation. */
export interface ChosenFields {
  fields: ChosenField[];
  drawnSeeds: FoundInput[];
}

const addressOfInput = ({ node, input }: FoundInput) => addressOf(node, input);

/**
 * The input that the author chose. One that a subgraph shows is named by the node of the subgraph, `57`, while what is
 * run has the node within, `57:3`.
 */
function resolve(inputs: readonly FoundInput[], { node, input }: InputAddress): FoundInput | null {
  const exact = inputs.find((one) => one.node === node && one.input === input);
  const inner = inputs.filter((one) => one.node.startsWith(`${node}:`) && one.input === input);
  return exact ?? (inner.length === 1 ? (inner[0] ?? null) : null);
}

function shownInputs(
  inputs: readonly FoundInput[],
  app: readonly InputAddress[] | null,
  settings: Record<string, FieldSettings> | null,
): FoundInput[] {
  const fromApp = app === null ? [] : app.flatMap((address) => resolve(inputs, address) ?? []);
  const chosen = fromApp.length > 0 ? fromApp.map(addressOfInput) : settings && Object.keys(settings);
  const order = new Map(chosen?.map((address, index) => [address, index]));
  const isShown = (one: FoundInput) =>
    settings?.[addressOfInput(one)]?.show ?? (chosen === null ? one.suggestion.show : order.has(addressOfInput(one)));
  const place = (one: FoundInput) => order.get(addressOfInput(one)) ?? order.size;
  return inputs.filter(isShown).toSorted((one, other) => place(one) - place(other));
}

/** The tighter of two bounds. */
function tighter(pick: (...values: number[]) => number, bounds: (number | null | undefined)[]): number | null {
  const given = bounds.filter((bound) => bound != null);
  return given.length === 0 ? null : pick(...given);
}

/** A field that sets some literals, with the bounds of all. */
export function fieldOf(inputs: ChosenField['inputs'], settings: FieldSettings | null): Omit<ChosenField, 'name'> {
  const [first] = inputs;
  return {
    title: settings?.title ?? first.suggestion.title,
    help: settings?.description ?? first.help,
    isBasic: settings?.basic ?? first.suggestion.basic,
    minimum: tighter(Math.max, [...inputs.map(({ minimum }) => minimum), settings?.minimum]),
    maximum: tighter(Math.min, [...inputs.map(({ maximum }) => maximum), settings?.maximum]),
    default: settings?.default ?? (first.kind === 'seed' ? null : first.default),
    inputs,
  };
}

/** A name that is not taken. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}

/**
 * Chooses the fields of a form: what the author chose for app mode; without that choice the inputs that the settings
 * name; else all that are suitable. Settings of a field override the rest.
 *
 * One field `seed` sets all seeds that are not fixed by `show: false`, unless the settings show several. Likewise one
 * field sets equal texts of a prompt.
 */
export function chooseFields(
  inputs: readonly FoundInput[],
  app: readonly InputAddress[] | null,
  settings: Record<string, FieldSettings> | null,
): ChosenFields {
  const shown = shownInputs(inputs, app, settings);
  const settingsOf = (one: FoundInput) => settings?.[addressOfInput(one)] ?? null;
  const isFixed = (one: FoundInput) => settingsOf(one)?.show === false;
  const named = new Set(shown.filter((one) => settingsOf(one) !== null));
  const partnersOf = Map.groupBy(inputs, (one) => one.suggestion.name);
  const taken = new Set([...named].flatMap((one) => settingsOf(one)?.name ?? []));
  const used = new Set<FoundInput>();
  const fields: ChosenField[] = [];
  for (const one of shown) {
    if (used.has(one)) continue;
    const partners = (partnersOf.get(one.suggestion.name) ?? []).filter(
      (other) => other !== one && !isFixed(other) && !used.has(other),
    );
    const isShownAlone = named.has(one) && partners.some((other) => named.has(other));
    const shared = isShownAlone ? [] : partners.filter((other) => !named.has(other));
    const name = settingsOf(one)?.name ?? freeName(one.suggestion.name, taken);
    taken.add(name);
    for (const input of [one, ...shared]) used.add(input);
    fields.push({ name, ...fieldOf([one, ...shared], settingsOf(one)) });
  }
  return { fields, drawnSeeds: inputs.filter((one) => one.kind === 'seed' && !used.has(one) && !isFixed(one)) };
}
