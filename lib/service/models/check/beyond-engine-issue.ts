import type { FieldIssue } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { joinPointer } from '../../../schema-form/json-pointer.ts';
import type { CatalogueModel } from '../model-definition.ts';
import { findNamedModel } from '../registry.ts';
import { propertiesOf } from '../request-schema.ts';
import { beyondEngine } from '../sizes/beyond-engine.ts';
import { parametersOfMeasure } from '../sizes/parameters-of-measure.ts';

/** The issue of a request for a bound model that asks for more pixels, seconds or frames than its engine generates. */
export function beyondEngineIssue(model: CatalogueModel, parameters: JsonObject): FieldIssue[] {
  const base = model.engine === null || model.binding == null ? null : findNamedModel(model.id);
  if (model.engine === null || model.binding == null || base === null) return [];
  const { binding, engine } = model;
  const measure = beyondEngine(base, binding, parameters);
  if (measure === null) return [];
  const most = (name: keyof typeof binding.measures) => binding.measures[name]?.maximum ?? 'any number';
  const size = `at most ${most('$width')} × ${most('$height')} pixels; choose a smaller size`;
  const rate = binding.framesPerSecond === null ? '' : ` at ${binding.framesPerSecond} per second`;
  const limits = {
    $width: size,
    $height: size,
    $seconds: `at most ${most('$seconds')} seconds; choose a shorter video`,
    $frames: `at most ${most('$frames')} frames${rate}; choose a shorter video`,
  };
  const served = parametersOfMeasure(base, measure).filter((name) => Object.hasOwn(propertiesOf(model), name));
  const name = served.find((one) => parameters[one] !== undefined) ?? served[0];
  return [
    {
      pointer: name === undefined ? '' : joinPointer('', name),
      message: `${engine.title} generates ${limits[measure]}`,
    },
  ];
}
