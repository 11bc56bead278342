import { EaselError } from '../../../contract/error.ts';
import { type MediaExport, mediaExportSchema } from '../../../contract/studio/media-export.ts';

/**
 * Reads the options of a download from a query string; other parameters are ignored.
 *
 * @throws EaselError `invalid_params` that names the parameter
 */
export function readExport(parameters: URLSearchParams): MediaExport {
  const read = mediaExportSchema.safeParse(Object.fromEntries(parameters));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new EaselError('invalid_params', `This download is not possible: ${issue?.path.join('.')}: ${issue?.message}.`);
}
