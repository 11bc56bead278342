import { isJsonObject } from '../../json.ts';
import { constantOf } from '../../schema/allowed-values.ts';
import type { FieldContext } from '../field-context.ts';

/** Whether a name says only that its value is an address or data, as `url` does. */
export function isBareAddress(name: string): boolean {
  return /^(?:ur[il]|file|src|href|data|base64|b64)s?$/i.test(name);
}

/** The kind of media that a constant beside the field names, as `type: 'image_url'` does; null without one. */
function siblingKind({ parent }: FieldContext): string | null {
  const properties = isJsonObject(parent.schema['properties']) ? parent.schema['properties'] : {};
  const constants = Object.values(properties).map(constantOf);
  const kinds = constants.map((value) =>
    /^(?:input_)?(image|video|audio)(?:_?(?:url|file|uri))?$/i.exec(String(value)),
  );
  return kinds.find((kind) => kind !== null)?.[1]?.toLowerCase() ?? null;
}

/** The name of a property; where that says only that it is an address, the kind beside it or its object in front. */
export function nameInContext(name: string, context: FieldContext): string {
  if (!isBareAddress(name)) return name;
  const said = siblingKind(context) ?? context.owner;
  return said === null ? name : `${said}_${name}`;
}
