import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject } from '../json.ts';
import { requestBody } from '../request-body.ts';
import { type PatternTrial, patternVerdicts } from './pattern-verdicts.ts';
import { slowPatterns } from './slow-patterns.ts';

/** Every text and name in a value, each once. */
function textsOf(value: unknown): string[] {
  const found = new Set<string>();
  const look = (inner: unknown): void => {
    if (typeof inner === 'string') found.add(inner);
    if (Array.isArray(inner)) inner.forEach(look);
    if (isJsonObject(inner)) for (const [name, entry] of Object.entries(inner)) [name, entry].forEach(look);
  };
  look(value);
  return [...found];
}

function trialsOf(schema: JsonObject, values: JsonObject): PatternTrial[] {
  const patterns = slowPatterns(schema);
  if (patterns.length === 0) return [];
  const texts = textsOf(requestBody(schema, values));
  return patterns.flatMap((pattern) => texts.map((text) => ({ pattern, text })));
}

/** What of these values has to be tried before `checkValues` knows all: texts against slow patterns, without a verdict yet. */
export function openTrials(schema: JsonObject, values: JsonObject): PatternTrial[] {
  return trialsOf(schema, values).filter((trial) => patternVerdicts.of(trial) === null);
}

/** Whether something about these values could not be checked, because a pattern takes too long: the service has the last word. */
export function hasUncheckedPattern(schema: JsonObject, values: JsonObject): boolean {
  return trialsOf(schema, values).some((trial) => patternVerdicts.of(trial) === 'unchecked');
}
