import type { LooseModel } from '@/lib/contract/model';

/**
 * Where the browser finds the image of a model: in the address itself, or through the studio, which fetches it only from
 * the media service's own origin. Null where the service gives none that could be shown.
 */
export function modelImageAddress({ id, image_url: address }: Pick<LooseModel, 'id' | 'image_url'>): string | null {
  if (address == null || address === '') return null;
  if (address.startsWith('data:')) return /^data:image\/(?:png|jpeg|webp|avif|gif)[;,]/.test(address) ? address : null;
  return `/api/studio/models/picture?model=${encodeURIComponent(id)}`;
}
