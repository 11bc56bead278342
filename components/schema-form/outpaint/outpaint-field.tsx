'use client';

import { Expand } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { latePart } from '@/components/ui/late-part';
import { formatPixels } from '@/lib/client/format';
import type { FormField } from '@/lib/schema-form/form-field';
import { expandedSize } from '@/lib/schema-form/outpaint/frame';
import {
  lastPointer,
  type OutpaintFields,
  outpaintFields,
  outpaintPicture,
} from '@/lib/schema-form/outpaint/outpaint-fields';
import { useFormScope } from '../scope/form-scope';
import { useStageTool } from '../stage-tool/stage-tool-store';
import { ToolOpener } from '../stage-tool/tool-opener';
import { pictureObstacle, usePicture, useSiblings } from '../stage-tool/use-picture';
import { outpaintMessages } from './messages-late';
import { useExpansion } from './use-expansion';

const OutpaintTool = latePart(async () => (await import('./outpaint-tool')).OutpaintTool);

/** Below the last field that extends a picture: the frame that is dragged around it, and the size of the result. Nothing below other fields. */
export function OutpaintField({ field }: { field: FormField }) {
  const scope = useFormScope();
  const siblings = useSiblings(field.pointer);
  const found = outpaintFields(siblings, scope.model);
  if (found === null || lastPointer(found) !== field.pointer) return null;
  return <OutpaintOpener found={found} siblings={siblings} />;
}

function OutpaintOpener({ found, siblings }: { found: OutpaintFields; siblings: readonly FormField[] }) {
  const tool = useStageTool();
  const picture = usePicture(outpaintPicture(siblings));
  const { expansion } = useExpansion(found, picture.status === 'ready' ? picture : null);
  const isLost = tool.isOpen && picture.status !== 'ready';
  useEffect(() => {
    if (isLost) tool.close();
  }, [isLost, tool]);
  if (!tool.isAvailable) return null;
  const after = picture.status === 'ready' ? expandedSize(picture, expansion) : null;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 pt-2">
      <ToolOpener
        tool={tool}
        icon={Expand}
        label={outpaintMessages.open}
        hint={after === null ? '' : outpaintMessages.result({ size: formatPixels(after.width, after.height) })}
        obstacle={pictureObstacle(picture)}
        warning={null}
      />
      {tool.isOpen && picture.status === 'ready' && (
        <Suspense>
          <OutpaintTool key={picture.address} found={found} picture={picture} onClose={tool.close} />
        </Suspense>
      )}
    </div>
  );
}
