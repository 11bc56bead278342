'use client';

import { Brush } from 'lucide-react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { latePart } from '@/components/ui/late-part';
import { formatPixels } from '@/lib/client/format';
import type { MediaField } from '@/lib/schema-form/form-field';
import { pictureField } from '@/lib/schema-form/mask/mask-field';
import type { MaskPolarity } from '@/lib/schema-form/mask/mask-polarity';
import { useMediaDetails } from '../media/use-media-details';
import type { MediaFieldState } from '../media/use-media-field';
import { useStageTool } from '../stage-tool/stage-tool-store';
import { ToolOpener } from '../stage-tool/tool-opener';
import { type Picture, pictureObstacle, usePicture, useSiblings } from '../stage-tool/use-picture';
import { maskMessages } from './messages-late';
import { maskMemory, paintedMask } from './painted-masks';
import { paintedFile } from './save-mask';
import { usePolarity } from './use-polarity';

const MaskTool = latePart(async () => (await import('./mask-tool')).MaskTool);

const noMemory = { painted: [], polarities: {} };
/** Above this a mask and its copies need more memory than phones have. */
const mostMegapixels = 80;

/** What a mask field offers beside a file: the tool that paints one, and how the mask in it relates to its picture. */
export function MaskField({ field, state }: { field: MediaField; state: MediaFieldState }) {
  const tool = useStageTool();
  const siblings = useSiblings(field.pointer);
  const source = pictureField(field, siblings);
  const picture = usePicture(source);
  const { polarity, choose } = usePolarity(field);
  const memory = useSyncExternalStore(maskMemory.subscribe, maskMemory.current, () => noMemory);
  const upload = state.entries.flatMap((entry) => (entry.kind === 'upload' ? [entry.upload] : []))[0];
  const address = state.addresses[0] ?? '';
  const details = useMediaDetails(address);
  const painted = upload === undefined ? paintedMask(memory, address) : paintedFile(upload.file);
  const hasMask = upload !== undefined || address !== '';
  const obstacle = obstacleOf(picture);

  // Another picture ends the tool: what was painted belongs to the one before.
  const isLost = tool.isOpen && picture.status !== 'ready';
  useEffect(() => {
    if (isLost) tool.close();
  }, [isLost, tool]);

  if (!tool.isAvailable || source === null) return null;
  const warning = hasMask && picture.status === 'ready' ? mismatch(picture, { painted, details, polarity }) : null;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <ToolOpener
        tool={tool}
        icon={Brush}
        label={hasMask ? maskMessages.edit : maskMessages.paint}
        hint={maskMessages.changes[polarity]}
        obstacle={obstacle}
        warning={warning}
      />
      {tool.isOpen && picture.status === 'ready' && (
        <Suspense>
          <MaskTool
            key={picture.address}
            field={field}
            picture={picture}
            file={hasMask ? { source: upload?.previewUrl ?? address, polarity: painted?.polarity ?? polarity } : null}
            polarity={polarity}
            onPolarity={choose}
            onClose={tool.close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Why no mask can be painted now; null where one can. */
function obstacleOf(picture: Picture): string | null {
  if (picture.status !== 'ready') return pictureObstacle(picture);
  const megapixels = Math.round((picture.width * picture.height) / 1_000_000);
  return megapixels > mostMegapixels ? maskMessages.pictureTooLarge({ megapixels, most: mostMegapixels }) : null;
}

/** How the mask in the field does not fit its picture or the model; null where it does. */
function mismatch(
  picture: { address: string; width: number; height: number },
  {
    painted,
    details,
    polarity,
  }: {
    painted: { picture: string; polarity: MaskPolarity } | null;
    details: { width: number | null; height: number | null } | null;
    polarity: MaskPolarity;
  },
): string | null {
  if (painted !== null && painted.picture !== picture.address) return maskMessages.otherPicture;
  const { width = null, height = null } = details ?? {};
  if (width !== null && height !== null && (width !== picture.width || height !== picture.height)) {
    return maskMessages.otherSize({
      mask: formatPixels(width, height),
      picture: formatPixels(picture.width, picture.height),
    });
  }
  return painted !== null && painted.polarity !== polarity ? maskMessages.otherPolarity[painted.polarity] : null;
}
