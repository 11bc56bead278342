import { ArrowRight, AudioLines, Image, type LucideIcon, Type, Video } from 'lucide-react';
import type { LooseModel } from '@/lib/contract/model';
import { type Medium, factsOf } from '../facts/model-facts';
import { formatList } from '@/lib/intl/format-list';
import { modelMessages } from '../messages';

const icons: Record<Medium, LucideIcon> = { text: Type, image: Image, video: Video, audio: AudioLines };

const namesOf = (media: readonly Medium[]) => formatList(media.map((medium) => modelMessages.media[medium]));

/** What goes into a model and what comes out, as icons. */
export function MediumChips({ model }: { model: LooseModel }) {
  const { inputs, outputs } = factsOf(model);
  const label = modelMessages.takesAndMakes({ inputs: namesOf(inputs), outputs: namesOf(outputs) });
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="flex h-[22px] shrink-0 items-center gap-1 rounded-sm bg-sunken px-1.5 text-muted group-data-active:bg-panel"
    >
      <Icons media={inputs} />
      <ArrowRight aria-hidden className="size-2.5" />
      <Icons media={outputs} />
    </span>
  );
}

function Icons({ media }: { media: readonly Medium[] }) {
  return media.map((medium) => {
    const Icon = icons[medium];
    return <Icon key={medium} aria-hidden className="size-3.5" />;
  });
}
