'use client';

import { BoxSelect } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { stageBoxMessages } from './messages';
import { toggleBoxes, useBoxesShown } from './shown-boxes';

/** Shows the boxes over a result that was made from some. */
export function BoxesButton() {
  const isShown = useBoxesShown();
  const label = isShown ? stageBoxMessages.hide : stageBoxMessages.show;
  return (
    <Button variant="quiet" title={label} className="max-desk:size-11 max-desk:px-0!" onClick={toggleBoxes}>
      <BoxSelect aria-hidden className={isShown ? 'text-accent' : ''} />
      <span className="max-desk:sr-only">{label}</span>
    </Button>
  );
}
