'use client';

import { memo, useId, useState } from 'react';
import { keepFocus } from '@/components/ui/keep-focus';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { ClipField } from '../clips/clip-field';
import { storyboardMessages as messages } from '../messages';
import { ShotHead } from './shot-head';
import { ShotRequest, type ShotRequestProps } from './shot-request';

/** Everything about one shot: what is generated for it, or the clip that it is, and what can be done with it. */
export const ShotPanel = memo(function ShotPanel(props: ShotRequestProps) {
  const { shot, index, total, actions } = props;
  const id = useId();
  const { source, clip, choose, change } = useSource(props);
  return (
    <section ref={keepFocus} aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
      <ShotHead id={`${id}-title`} shot={shot} index={index} total={total} actions={actions} />
      <Segmented value={source} onValueChange={choose} aria-label={messages.source}>
        <SegmentedItem value="request">{messages.sourceGenerate}</SegmentedItem>
        <SegmentedItem value="clip">{messages.clip}</SegmentedItem>
      </Segmented>
      {source === 'request' && <ShotRequest id={id} {...props} />}
      {source === 'clip' && (
        <div>
          <ClipField key={shot.id} clip={clip} onChange={change} />
          {clip === null && <p className="mt-1.5 text-sm text-muted">{messages.clipHelp}</p>}
        </div>
      )}
    </section>
  );
});

/** Where the video of a shot comes from. */
interface Source {
  source: 'request' | 'clip';
  clip: string | null;
  choose: (value: string) => void;
  change: (clip: string | null) => void;
}

/**
 * Where the video of a shot comes from. A shot is generated until a clip is there, and a clip that was put aside is
 * used again.
 */
function useSource({ shot, actions }: Pick<ShotRequestProps, 'shot' | 'actions'>): Source {
  const [picking, setPicking] = useState<{ shot: string; aside: string | null; isOn: boolean } | null>(null);
  const here = picking?.shot === shot.id ? picking : null;
  const isPicking = here?.isOn ?? false;
  const place = (clip: string | null) => actions.change(shot.id, { clip });
  return {
    source: shot.clip !== null || isPicking ? 'clip' : 'request',
    clip: shot.clip,
    choose: (value) => {
      const isOn = value === 'clip';
      const aside = shot.clip ?? here?.aside ?? null;
      setPicking({ shot: shot.id, aside, isOn });
      place(isOn ? aside : null);
    },
    change: (clip) => {
      // A removed clip leaves the empty field open.
      setPicking({ shot: shot.id, aside: null, isOn: true });
      place(clip);
    },
  };
}
