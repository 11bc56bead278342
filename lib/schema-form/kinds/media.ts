import { humaniseName } from '../field-label.ts';
import type { MediaField } from '../form-field.ts';
import { messages } from '../messages.ts';
import { carryWhole } from './carry-whole.ts';
import { itemsHint, optionalHint } from './items-hint.ts';
import { type KindDefinition, absent } from './kind-definition.ts';
import { leaf } from './leaf.ts';
import { readMedia } from './media/read-media.ts';
import { isBareAddress, nameInContext } from './media/name-in-context.ts';
import { splitListText } from './structure-text.ts';

const isText = (value: unknown) => typeof value === 'string';

/** Addresses of media, one or several. */
export const mediaKind: KindDefinition<MediaField> = {
  ...leaf,
  read: ({ facts, context }) => {
    const { name, schema } = facts;
    const media = readMedia(nameInContext(name, context), schema, context.root);
    if (media === null) return null;
    const isUnnamed = isBareAddress(name) && facts.label === humaniseName(name);
    const label = isUnnamed ? messages.structure.media[media.media ?? 'file'] : facts.label;
    return { ...facts, label, kind: 'media', ...media };
  },
  readValue: ({ isMany }, raw) => {
    if (Array.isArray(raw) && raw.length === 0) return absent;
    return { state: 'value', value: isMany && typeof raw === 'string' ? [raw] : raw };
  },
  typedValue: ({ isMany }, value) => {
    if (isMany) return typeof value === 'string' ? [value] : value;
    return Array.isArray(value) && value.length === 1 ? value[0] : value;
  },
  valueOfText: ({ isMany }, text) => (isMany ? splitListText(text, /[;|\s]/) : text),
  initialValue: ({ isMany, prefill }) => (isMany && typeof prefill === 'string' ? [prefill] : prefill),
  shows: ({ isMany }, value) => isText(value) || (isMany && Array.isArray(value) && value.every(isText)),
  convert: carryWhole,
  hint: (field, raw) => (field.isMany ? itemsHint(field, Array.isArray(raw) ? raw.length : 0) : optionalHint(field)),
  missingMessage: ({ media }) => messages.add[media ?? 'file'],
  isWide: () => true,
  isTyped: () => false,
};
