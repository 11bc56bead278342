import { z } from 'zod';
import type { MediaKind, MediaType } from '../../contract/media-kind.ts';
import type { JsonObject, Model } from '../../contract/model.ts';

/** One model of the service: what it is, what it takes. How it draws is the renderer's affair. */
export interface Profile<Parameters extends z.ZodObject = z.ZodObject> {
  /** The profile's name in lower case, as in `ig-1`. */
  id: string;
  /** Other identifiers that select it. */
  aliases: string[];
  displayName: string;
  /** One line for a list. */
  summary: string;
  /** What it does and how to get the best of it, a few sentences. */
  description: string;
  mediaType: MediaType;
  endpoint: Model['endpoint'];
  /** Media that it takes beside text. */
  inputs: ('text' | MediaKind)[];
  /** The only source of the check, the form, the documentation: a strict object in display order. */
  parameters: Parameters;
  /** Names shown at first beside the required ones. */
  basic: string[];
}

/** Declares a profile, keeping the type of its parameters for the code that draws it. */
export function defineProfile<Parameters extends z.ZodObject>(profile: Profile<Parameters>): Profile<Parameters> {
  return profile;
}

/** The parameters of a profile once checked, defaults filled in. */
export type ParametersOf<P> = P extends Profile<infer Parameters> ? z.output<Parameters> : never;

/** Extensions of JSON Schema that the form understands; given to a parameter by `.meta({...})`. */
export interface FieldMeta {
  title: string;
  description?: string;
  /** How to draw it. The `…-url` kinds also tell the worker which fields hold addresses of media. */
  renderType?: 'button-group' | 'image-url' | 'video-url' | 'audio-url';
  'x-next-to'?: string;
  'x-hidden'?: boolean;
  'x-workbench-default'?: unknown;
  'x-unit'?: string;
  [extension: string]: unknown;
}

/** A media address as a parameter: `image-url` and its siblings. */
export function mediaAddress(kind: MediaKind, meta: Omit<FieldMeta, 'renderType'>) {
  return z
    .string()
    .min(1, `give the address of ${kind === 'image' ? 'an' : 'a'} ${kind}`)
    .meta({ ...meta, format: 'uri', renderType: `${kind}-url` });
}

/** The request schema of a profile as the models endpoint serves it. */
export function requestSchemaOf(profile: Profile): JsonObject {
  const {
    $schema: _dialect,
    additionalProperties: _strict,
    ...schema
  } = z.toJSONSchema(profile.parameters, { io: 'input' }) as JsonObject;
  const properties = schema['properties'] as Record<string, JsonObject>;
  const ordered = Object.entries(properties).map(([name, property], order) => [
    name,
    { ...property, 'x-order': order },
  ]);
  return { ...schema, title: profile.displayName, basic: profile.basic, properties: Object.fromEntries(ordered) };
}

/** The parameters of a profile that hold media addresses, and of which kind. */
export function mediaFieldsOf(profile: Profile): { name: string; kind: MediaKind }[] {
  const properties = requestSchemaOf(profile)['properties'] as Record<string, JsonObject>;
  return Object.entries(properties).flatMap(([name, property]) => {
    const items = property['items'] as JsonObject | undefined;
    const renderType = property['renderType'] ?? items?.['renderType'];
    const kind = typeof renderType === 'string' ? /^(image|video|audio)-url$/.exec(renderType)?.[1] : undefined;
    return kind === undefined ? [] : [{ name, kind: kind as MediaKind }];
  });
}
