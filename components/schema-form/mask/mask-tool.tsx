'use client';

import { useEffect, useState } from 'react';
import { createMask } from '@/lib/schema-form/mask/mask-pixels';
import type { MaskPolarity } from '@/lib/schema-form/mask/mask-polarity';
import { MaskEditor, type MaskEditorProps } from './mask-editor';
import { decodeMask } from './mask-files';
import { createMaskSession, type MaskSession } from './mask-session';
import { maskMessages } from './messages-late';

export interface MaskToolProps extends MaskEditorProps {
  /** The mask that the field has, and how it marks what changes; null for none. */
  file: { source: string; polarity: MaskPolarity } | null;
}

/** Opens the mask of a field to paint it on the stage. */
export function MaskTool({ file, ...props }: MaskToolProps) {
  const { picture } = props;
  const [opened, setOpened] = useState<{ session: MaskSession; note: string | null } | null>(null);
  // The file at the moment of opening; what is saved meanwhile is this tool's own.
  const [start] = useState({ file, picture, polarity: props.polarity });
  useEffect(() => {
    let isOff = false;
    void openMask(start).then((result) => isOff || setOpened(result));
    return () => {
      isOff = true;
    };
  }, [start]);
  return opened === null ? null : <MaskEditor {...props} session={opened.session} note={opened.note} />;
}

async function openMask({
  file,
  picture,
  polarity,
}: Pick<MaskToolProps, 'file' | 'picture' | 'polarity'>): Promise<{ session: MaskSession; note: string | null }> {
  const { width, height } = picture;
  const isOurs = file !== null && /^(\/api\/studio\/media\/|blob:|data:image\/)/.test(file.source);
  if (isOurs) {
    try {
      const { mask, isScaled } = await decodeMask(file.source, { width, height }, file.polarity);
      return { session: createMaskSession(mask, isScaled || file.polarity !== polarity), note: null };
    } catch {
      // It is no image, or it is gone.
    }
  }
  const session = createMaskSession(createMask(width, height), false);
  return { session, note: file === null ? null : maskMessages.notReadable };
}
