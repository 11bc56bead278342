import { z } from 'zod';
import type { MediaKind } from '../../contract/media-kind.ts';
import type { JsonObject } from '../../contract/model.ts';

/** A parameter that holds the address of a medium, or a list of them. */
export interface MediaField {
  name: string;
  kind: MediaKind;
  isList: boolean;
}

const renderTypeSchema = z.string().optional().catch(undefined);
const propertySchema = z.looseObject({
  type: z.unknown(),
  renderType: renderTypeSchema,
  items: z.looseObject({ renderType: renderTypeSchema }).optional().catch(undefined),
});
const requestSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** The media fields that a request schema marks with `renderType`, in its order. */
export function mediaFieldsOfSchema(schema: JsonObject): MediaField[] {
  const { properties = {} } = requestSchema.safeParse(schema).data ?? {};
  return Object.entries(properties).flatMap(([name, value]) => {
    const property = propertySchema.safeParse(value).data;
    const mark = property?.renderType ?? property?.items?.renderType ?? '';
    const kind = /^(image|video|audio)-url$/.exec(mark)?.[1];
    if (kind === undefined) return [];
    const isList = property?.items !== undefined || [property?.type].flat().includes('array');
    return [{ name, kind: kind as MediaKind, isList }];
  });
}
