import type { OutputUnit } from '@cfworker/json-schema';
import type { JsonObject } from '../../contract/model.ts';
import { type OneOfReading, checkerOf } from './checkable-schema.ts';
import { isJsonObject } from '../json.ts';
import { joinPointer, pointerSteps, valueAt } from '../json-pointer.ts';
import { slowFormat } from '../patterns/checkable-pattern.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';

/** One violation of a schema: where in the value, and of which keyword. */
export interface SchemaIssue {
  /** JSON pointer into the value; for a missing property, where it would be. */
  pointer: string;
  keyword: string;
  /** The path of the keyword in the checked schema, through references. */
  keywordPointer: string;
}

const wrappers = new Set([
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'allOf',
  'if',
  'then',
  'else',
  'items',
  'prefixItems',
  'properties',
  'patternProperties',
  'dependentSchemas',
]);
const alternatives = new Set(['anyOf', 'oneOf']);
const covering = new Set([...alternatives, 'not', 'contains']);
const additional = new Set(['additionalProperties', 'unevaluatedProperties', 'additionalItems', 'unevaluatedItems']);

/** How `findIssues` checks. */
interface CheckRules {
  /** `lenient` unless told otherwise. */
  oneOf?: OneOfReading;
  /** Whether the caller knows which alternative at a pointer is in use, so that none is guessed. */
  isChosenAt?: (pointer: string) => boolean;
}

/**
 * All issues of a value, in the order the checker found them. Where alternatives fail, these are the issues of the
 * alternative that was clearly meant, else a single issue at the pointer of the alternatives.
 *
 * @throws when the schema itself can't be read, as with a broken reference
 */
export function findIssues(schema: JsonObject, value: unknown, rules: CheckRules = {}): SchemaIssue[] {
  const { errors } = checkerOf(schema, rules.oneOf ?? 'lenient').checker.validate(value);
  const isChosen = (unit: OutputUnit) => rules.isChosenAt?.(plainPointer(unit.instanceLocation)) ?? false;
  return tellingOf(errors, isChosen).map((unit) => ({
    pointer: pointerOf(unit),
    keyword: keywordOf(unit),
    keywordPointer: plainPointer(unit.keywordLocation),
  }));
}

/** The checked schema that contains the keyword of an issue, with references on the path followed. */
export function schemaOfKeyword(schema: JsonObject, { keywordPointer }: SchemaIssue): JsonObject {
  const root = checkerOf(schema, 'lenient').schema;
  let found: unknown = root;
  for (const step of pointerSteps(keywordPointer).slice(0, -1)) {
    if (step === '$ref' && isJsonObject(found)) found = resolveSchema({ $ref: found['$ref'] }, root).schema;
    else found = valueAt(found, `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`) ?? found;
  }
  return isJsonObject(found) ? found : {};
}

/** The checker writes pointers as URI fragments. */
function plainPointer(fragment: string): string {
  return decodeURIComponent(fragment.replace(/^#/, ''));
}

/** The keyword in the original schema: slow patterns are checked as formats. */
function keywordOf({ keyword, error }: OutputUnit): string {
  return keyword === 'format' && error.includes(`"${slowFormat}`) ? 'pattern' : keyword;
}

function pointerOf(unit: OutputUnit): string {
  const pointer = plainPointer(unit.instanceLocation);
  const missing = missingName(unit);
  return missing === undefined ? pointer : joinPointer(pointer, missing);
}

/** Whether an error only says that others follow. `dependencies` are both: names, or a schema. */
function isWrapper(unit: OutputUnit): boolean {
  return wrappers.has(unit.keyword) || (unit.keyword === 'dependencies' && missingName(unit) === undefined);
}

/** The name that an object lacks, which the checker only writes into its message. */
function missingName({ keyword, error }: OutputUnit): string | undefined {
  if (keyword === 'required') return /property "(.*)"\.$/s.exec(error)?.[1];
  const isDependent = keyword === 'dependentRequired' || keyword === 'dependencies';
  return isDependent ? /does not have "(.*)"\.$/s.exec(error)?.[1] : undefined;
}

function isBelow(unit: OutputUnit, cover: OutputUnit): boolean {
  return (
    unit.keywordLocation.startsWith(`${cover.keywordLocation}/`) &&
    (unit.instanceLocation === cover.instanceLocation || unit.instanceLocation.startsWith(`${cover.instanceLocation}/`))
  );
}

function tellingOf(errors: OutputUnit[], isChosen: (cover: OutputUnit) => boolean): OutputUnit[] {
  const covers = errors.filter((unit) => covering.has(unit.keyword));
  const outermost = covers.filter((unit) => !covers.some((other) => other !== unit && isBelow(unit, other)));
  const free = errors.filter((unit) => !covers.includes(unit) && !covers.some((cover) => isBelow(unit, cover)));
  const covered = outermost.flatMap((cover) => {
    const isGuessed = alternatives.has(cover.keyword) && !isChosen(cover);
    const meant = isGuessed ? meantAlternative(cover, errors) : null;
    return meant === null ? [cover] : tellingOf(meant, isChosen);
  });
  const own = free.filter((unit) => !isWrapper(unit) && !isRepeated(unit, free));
  return [...own, ...covered].toSorted((left, right) => errors.indexOf(left) - errors.indexOf(right));
}

/** The issues of the alternative that was meant: the only one that fits the value by type and constants. */
function meantAlternative(cover: OutputUnit, errors: OutputUnit[]): OutputUnit[] | null {
  const branches = Map.groupBy(
    errors.filter((unit) => isBelow(unit, cover)),
    (unit) => unit.keywordLocation.slice(cover.keywordLocation.length + 1).split('/', 1)[0],
  );
  const depth = pointerSteps(cover.instanceLocation).length;
  const isElsewhere = (unit: OutputUnit) =>
    (unit.keyword === 'type' && unit.instanceLocation === cover.instanceLocation) ||
    (unit.keyword === 'const' && pointerSteps(unit.instanceLocation).length <= depth + 1);
  const plausible = [...branches.values()].filter((branch) => !branch.some(isElsewhere));
  return plausible.length === 1 ? (plausible[0] ?? null) : null;
}

/** The checker reports an invalid value of an additional property twice: at the object, and at the value. */
function isRepeated(unit: OutputUnit, all: OutputUnit[]): boolean {
  return (
    additional.has(unit.keyword) &&
    all.some(
      (other) =>
        other !== unit &&
        other.instanceLocation.startsWith(`${unit.instanceLocation}/`) &&
        (other.keyword === 'false' || other.keywordLocation.startsWith(`${unit.keywordLocation}/`)),
    )
  );
}
