import type { FormField, MediaField } from '../form-field.ts';
import { nameWords } from '../field-label.ts';

const describesMask =
  /^(?:(?:an?|the|optional|your|input|image|binary|grayscale|greyscale|inpainting|inpaint|black[- ]and[- ]white)[ :]+)*mask\b/;

/**
 * Whether a media field takes a mask, by its name or title, or by a description that begins with it. A field for videos takes none that can be
 * painted.
 */
export function isMaskField({ kind, media, isMany, name, label, description }: MediaField): boolean {
  if (kind !== 'media' || isMany || (media !== 'image' && media !== null)) return false;
  const words = new Set([...nameWords(name), ...nameWords(label)]);
  const help = description?.trim().toLowerCase() ?? '';
  return words.has('mask') || (words.has('inpaint') && /\bmask\b/.test(help)) || describesMask.test(help);
}

/** Words of fields that hold something beside the picture that is edited. */
const beside =
  /\b(reference|style|control|face|pose|last|end|tail|final|logo|depth|edge|garment|product|background|ip|lora|subject)\b/;

function pictureRank(field: MediaField): number {
  const words = nameWords(field.name).join(' ');
  if (
    /^(input |init |source |base |original )?(image|images|photo|picture)( urls?| uris?| path| file| input)?s?$/.test(
      words,
    )
  )
    return 3;
  if (beside.test(words)) return 1;
  return 2;
}

/**
 * The field with the picture that a mask belongs to: the media field beside it that is named most like one, the first of several. Null where there
 * is none.
 */
export function pictureField(mask: MediaField, siblings: readonly FormField[]): MediaField | null {
  const pictures = siblings.filter(
    (field): field is MediaField =>
      field.kind === 'media' &&
      field.pointer !== mask.pointer &&
      !field.isHidden &&
      (field.media === 'image' || field.media === null) &&
      !isMaskField(field),
  );
  return pictures.toSorted((one, other) => pictureRank(other) - pictureRank(one))[0] ?? null;
}
