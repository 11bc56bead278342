import { uploadMedia } from '@/lib/client/studio-media/uploads';
import { studioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { recipeMessages } from './messages';

/**
 * Uploads the sample files of a recipe, and returns their addresses in the studio. The studio stores a file once, however
 * often it is uploaded, and takes it out of the trash again.
 *
 * @param files their paths on this site
 * @throws Error with a sentence for the person
 */
export async function uploadSamples(
  files: readonly string[],
  upload: (file: File) => Promise<{ id: string }> = uploadMedia,
): Promise<string[]> {
  return Promise.all(
    files.map(async (path) => {
      const response = await fetch(path).catch(() => null);
      if (response?.ok !== true) throw new Error(recipeMessages.notLoaded);
      const bytes = await response.blob();
      const name = path.slice(path.lastIndexOf('/') + 1).replace(/^input-/, '');
      const { id } = await upload(new File([bytes], name, { type: bytes.type }));
      return studioMediaPath(id);
    }),
  );
}
