import { z } from 'zod';
import type { MediaKind, MediaType } from '../../contract/media-kind.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { RenderInput } from '../render/renderer.ts';
import type { CitationGroup } from './citations.ts';
import type { Conflict } from './conflict.ts';

/** Paths of the endpoints that wait for the result, below `/api/ai`. */
export const syncEndpoints = ['/images/edit', '/images/generate', '/videos/generate'] as const;
export type SyncEndpoint = (typeof syncEndpoints)[number];

/** Fields that belong together and stand against those of the other modes: a request fills one mode's alone. */
export interface ExclusiveMode {
  title: string;
  fields: string[];
}

/** A parameter that is never taken, and why. */
export interface RefusedName {
  name: string;
  reason: string;
}

/** What a profile says of itself beside its parameters; all but the first eight may be left out. */
interface ProfileDeclaration<Parameters extends z.ZodObject> {
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
  /** Path of the synchronous endpoint that is documented for it, below `/api/ai`. */
  endpoint: SyncEndpoint;
  /** Media that it takes beside text. */
  inputs: ('text' | MediaKind)[];
  /** The only source of the check, the form, the documentation: a strict object in display order. */
  parameters: Parameters;
  /** Names shown at first beside the required ones. */
  basic: string[];
  /** Most tokens of the prompt, counted as o200k_base; null without a limit of its own. */
  promptTokenLimit?: number | null;
  /** Which references the prompt may cite, and how. */
  references?: CitationGroup[];
  /** Groups of fields that exclude each other; empty when there are none. */
  modes?: ExclusiveMode[];
  refused?: RefusedName[];
  /** Values that can't stand together, beside what the modes exclude. */
  conflicts?: Conflict[];
  /** Which fields a layout's boxes are drawn over, when the prompt may end in a list of boxes. */
  boundingBoxes?: { imageField: string; aspectRatioField: string } | null;
}

/** One model of the service: what it is, what it takes. How it draws is the renderer's affair. */
export interface Profile<Parameters extends z.ZodObject = z.ZodObject> extends Required<
  ProfileDeclaration<Parameters>
> {
  /** Set when `id` is a hosted model's name, under which a profile of this service answers; null for a profile's own id. */
  hosted: HostedName | null;
}

/** A request on its way to the renderer. */
export interface ReadRequest {
  /** Checked, defaults filled in. */
  parameters: JsonObject;
  /** Media by parameter name, fetched. */
  inputs: Record<string, RenderInput[]>;
}

/** A parameter that a hosted model has and that changes nothing here. */
export interface UnusedParameter {
  name: string;
  reason: string;
}

/** What stands behind a hosted model's name. */
export interface HostedName {
  /** The profile that draws. */
  profile: Profile;
  /** Turns a request of the hosted model into one of the profile. */
  toProfile: (request: ReadRequest) => ReadRequest;
  /** Which of the parameters given change nothing, and why. */
  unusedIn: (parameters: JsonObject) => UnusedParameter[];
}

/** The profile that draws what is asked for under a name. */
export function drawnProfileOf(profile: Profile): Profile {
  return profile.hosted?.profile ?? profile;
}

/** Declares a profile, keeping the type of its parameters for the code that draws it. */
export function defineProfile<Parameters extends z.ZodObject>(
  declaration: ProfileDeclaration<Parameters>,
): Profile<Parameters> {
  const absent = { promptTokenLimit: null, references: [], modes: [], refused: [], conflicts: [], boundingBoxes: null };
  return { ...absent, ...declaration, hosted: null };
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

/** One medium of a kind, in words. */
export const kindWords: Record<MediaKind, string> = { image: 'a picture', video: 'a film', audio: 'a sound' };

function addressOf(kind: MediaKind) {
  return z.string().min(1, `give the address of ${kindWords[kind]}`);
}

/** A media address as a parameter: `image-url` and its siblings. */
export function mediaAddress(kind: MediaKind, meta: Omit<FieldMeta, 'renderType'>) {
  return addressOf(kind).meta({ ...meta, format: 'uri', renderType: `${kind}-url` });
}

/** A list of media addresses as a parameter. */
export function mediaList(kind: MediaKind, bounds: { min: number; max: number }, meta: Omit<FieldMeta, 'renderType'>) {
  return z
    .array(addressOf(kind).meta({ format: 'uri', renderType: `${kind}-url` }))
    .min(bounds.min)
    .max(bounds.max)
    .meta({ ...meta, renderType: `${kind}-url` });
}
