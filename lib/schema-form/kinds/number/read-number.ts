import type { JsonObject } from '../../../contract/model.ts';
import { isSeedName } from '../../../contract/seed.ts';
import { nameWords } from '../../field-label.ts';
import type { NumberField } from '../../form-field.ts';
import { numberOf, textOf } from '../../json.ts';
import { boundsInWords, type NumberRange } from './bounds-in-words.ts';
import { readAuto } from './read-auto.ts';

const mostStepsOfSlider = 1000;
const leastShareOfSlider = 0.01;
const unitOfWord = new Map(
  Object.entries({
    duration: 's',
    seconds: 's',
    secs: 's',
    milliseconds: 'ms',
    width: 'px',
    height: 'px',
    pixels: 'px',
    fps: 'fps',
  }),
);

/** The unit of a number, from its schema or its name; null for a bare number. */
export function unitOf(name: string, schema: JsonObject): string | null {
  const words = nameWords(name);
  return textOf(schema['x-unit']) ?? unitOfWord.get(words.at(-1) ?? '') ?? null;
}

function numbers(values: (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function boundsOf(schema: JsonObject, isInteger: boolean, step: number) {
  const below = numberOf(schema['exclusiveMinimum']);
  const above = numberOf(schema['exclusiveMaximum']);
  const smallest = isInteger ? 1 : step;
  const minimum = numberOf(schema['minimum']);
  const maximum = numberOf(schema['maximum']);
  const isBelowExcluded = schema['exclusiveMinimum'] === true;
  const isAboveExcluded = schema['exclusiveMaximum'] === true;
  const lowest = [isBelowExcluded && minimum !== null ? minimum + smallest : minimum];
  const highest = [isAboveExcluded && maximum !== null ? maximum - smallest : maximum];
  lowest.push(below === null ? null : below + smallest);
  highest.push(above === null ? null : above - smallest);
  return {
    minimum: numbers(lowest).length === 0 ? null : Math.max(...numbers(lowest)),
    maximum: numbers(highest).length === 0 ? null : Math.min(...numbers(highest)),
  };
}

/** The power of ten of a number: 0.0001 of 0.0003. */
const magnitudeOf = (value: number) => Number(`1e${Math.floor(Math.log10(value))}`);

/**
 * A step that divides the range of a fraction into about a hundred parts, as 0.01 for 0 to 1; a finer one where the default
 * would fall between the first two, as a learning rate does.
 */
function fractionStep(schema: JsonObject): number {
  const step = stepOfRange(schema);
  const usual = Math.abs(numberOf(schema['default']) ?? 0);
  return usual > 0 && usual < step ? magnitudeOf(usual) : step;
}

function stepOfRange(schema: JsonObject): number {
  const low = numberOf(schema['minimum']) ?? numberOf(schema['exclusiveMinimum']);
  const high = numberOf(schema['maximum']) ?? numberOf(schema['exclusiveMaximum']);
  if (low === null || high === null || high <= low) return 0.1;
  return Math.min(1, Math.max(0.001, 10 ** Math.floor(Math.log10((high - low) / 50))));
}

/** Whether the default is so near the minimum that a slider can't set values around it, as 3 of 1 to 1000 passes. */
function isAtTheEdge(schema: JsonObject, minimum: number | null, range: number): boolean {
  const usual = numberOf(schema['default']);
  if (usual === null || minimum === null || usual <= minimum) return false;
  return (usual - minimum) / range < leastShareOfSlider;
}

/** The facts of a number field from its schema; null when the schema is no number. */
export function readNumber(
  name: string,
  given: JsonObject,
  root: JsonObject = given,
): Pick<NumberField, 'isInteger' | 'minimum' | 'maximum' | 'step' | 'unit' | 'shape' | 'range' | 'auto'> | null {
  const read = readAuto(given, root);
  const schema = read?.number ?? given;
  const { type } = schema;
  if (type !== 'number' && type !== 'integer') return null;
  const isInteger = type === 'integer';
  const multiple = numberOf(schema['multipleOf']);
  const told = toldBounds(schema);
  const step = multiple !== null && multiple > 0 ? multiple : isInteger ? 1 : fractionStep({ ...told, ...schema });
  const bounds = boundsOf(schema, isInteger, step);
  const isSeed = isSeedName(name) && isInteger;
  const [minimum, maximum] = [bounds.minimum ?? told?.minimum ?? null, bounds.maximum ?? told?.maximum ?? null];
  const span = minimum === null || maximum === null ? null : maximum - minimum;
  const hasFewSteps = span !== null && span > 0 && span / step <= mostStepsOfSlider;
  const isSlider = hasFewSteps && unitOf(name, schema) !== 'px' && !isAtTheEdge(schema, minimum, span);
  return {
    isInteger,
    ...bounds,
    step,
    unit: unitOf(name, schema),
    shape: isSeed ? 'seed' : isSlider ? 'slider' : 'plain',
    range: isSlider && minimum !== null && maximum !== null ? { minimum, maximum } : null,
    auto: isSeed ? null : (read?.auto ?? null),
  };
}

/** Bounds in the description, unless the default, or a bound of the schema, lies outside. */
function toldBounds(schema: JsonObject): NumberRange | null {
  const told = boundsInWords(textOf(schema['description']) ?? '');
  const stated = ['default', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((key) =>
    numberOf(schema[key]),
  );
  const isInside = told !== null && numbers(stated).every((one) => one >= told.minimum && one <= told.maximum);
  return isInside ? told : null;
}
