import {
  array,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { callOptionNames } from '../../contract/generation-request.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { ModelDefinition } from '../models/model-definition.ts';
import { propertiesOf } from '../models/request-schema.ts';
import { models } from '../models/registry.ts';

/** An image of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const addresses = constantFrom(
  pixel,
  'data:image/png;base64,!',
  'data:',
  'http://127.0.0.1:1/a.png',
  'http://[::ffff:7f00:1]:1/',
  'http://2130706433:1/',
  'http://169.254.169.254/latest/',
  'file:///etc/passwd',
  'ftp://a/b',
  '//a/b',
  '../results/1',
  'javascript:1',
  '',
);

/** Any text that JSON can express, including NUL and lone surrogates. */
export const anyText: Arbitrary<string> = array(
  constantFrom('a', ' ', '\0', '\uD800', '\uDC00', '😀', '"', '@Image 1', 'image 3', '[{"bbox":[1,2,3,4]}]', '\n'),
  { maxLength: 6 },
).map((units) => units.join(''));

function numbersOf({ minimum, maximum, type }: JsonObject): Arbitrary<unknown> {
  const [least, most] = [minimum, maximum].map((bound) => (typeof bound === 'number' ? bound : 0)) as [number, number];
  const step = type === 'integer' ? 1 : 0.5;
  return constantFrom(least, most, least - step, most + step, (least + most) / 2, -0, 1e308, `${least}`);
}

/** Values at and around what a property takes. */
function valuesOf(property: JsonObject): Arbitrary<unknown> {
  const { enum: allowed, type, items, renderType } = property;
  if (Array.isArray(allowed)) return oneof(constantFrom(...(allowed as unknown[])), anyText);
  if (typeof renderType === 'string' && type === 'string') return addresses;
  if (type === 'integer' || type === 'number') return numbersOf(property);
  if (type === 'boolean') return constantFrom<unknown>(true, false, 'true', 1);
  if (type === 'array') return array(valuesOf((items ?? {}) as JsonObject), { maxLength: 16 });
  return type === 'string' ? oneof(constantFrom('hills', 'a red house'), anyText, string()) : jsonValue();
}

function fieldsOf(model: ModelDefinition): Arbitrary<JsonObject> {
  const known = Object.entries(propertiesOf(model)).map(([name, property]) => {
    const value = oneof({ weight: 6, arbitrary: valuesOf(property) }, { weight: 1, arbitrary: jsonValue() });
    const isRequired = name === 'prompt' || name === 'input_image' || name === 'input_video';
    return [name, isRequired ? value : option(value, { nil: undefined, freq: 2 })] as const;
  });
  return record(Object.fromEntries(known));
}

const oddNames = constantFrom('__proto__', 'constructor', 'negative_prompt', 'prompt_extend', 'Prompt', 'a/b~c', '');
const optionValues = constantFrom<unknown>('url', 'b64_json', 1, 2, 5, 0.5, null, 'a', '\0', {}, []);

/** Bodies that are nearly right: a model, its own fields with values around their bounds, and some that are odd. */
export const nearlyRightBody: Arbitrary<JsonObject> = constantFrom(...models).chain((model) =>
  record({
    model: oneof({ weight: 9, arbitrary: constantFrom(model.id, ...model.aliases) }, jsonValue()),
    fields: fieldsOf(model),
    odd: dictionary(oneof(oddNames, anyText), jsonValue(), { maxKeys: 1 }),
    options: dictionary(constantFrom(...callOptionNames), optionValues, { maxKeys: 1 }),
    withOdd: integer({ min: 0, max: 3 }),
  }).map(({ model, fields, odd, options, withOdd }) => ({
    ...fields,
    ...(withOdd === 0 ? odd : {}),
    ...(withOdd === 1 ? options : {}),
    model,
  })),
);
