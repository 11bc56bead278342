import { formatPixels, formatTook } from '@/lib/client/format';
import type { MediaFigures as Figures } from '@/lib/contract/fine-tunes/tokenization';
import { formatBytes } from '@/lib/contract/format-bytes';
import { detailMessages } from '../messages';
import { DetailSection } from '../detail-section';
import { columnRoleName } from '../training-names';

const mostSizes = 8;

/** The images and videos in the rows, and their sizes. */
export function MediaFigures({ media }: { media: Figures[] }) {
  return (
    <DetailSection title={detailMessages.media}>
      <ul className="flex flex-col gap-3">
        {media.map((column) => {
          const { name, role, kind, count, measured, bytes, seconds, sizes, different_sizes: different } = column;
          const rest = different - Math.min(sizes.length, mostSizes);
          const facts = [
            kind === 'video' ? detailMessages.videos({ count }) : detailMessages.images({ count }),
            ...(measured < count ? [detailMessages.measured({ measured })] : []),
            ...(bytes > 0 ? [formatBytes(bytes)] : []),
            ...(seconds === null ? [] : [detailMessages.seconds({ time: formatTook(seconds * 1000) })]),
          ];
          return (
            <li key={`${role} ${name}`}>
              <p>
                <span className="font-medium">{name}</span>
                {role !== name && <span className="text-muted"> · {columnRoleName(role)}</span>}
                <span className="text-muted"> · {facts.join(' · ')}</span>
              </p>
              <ul className="mt-1.5 flex flex-wrap gap-1.5 text-sm tabular-nums">
                {sizes.slice(0, mostSizes).map((size) => (
                  <li key={`${size.width}x${size.height}`} className="rounded-sm bg-sunken px-2 py-0.5">
                    {detailMessages.sizeCount({ size: formatPixels(size.width, size.height), count: size.count })}
                  </li>
                ))}
                {rest > 0 && <li className="px-1 py-0.5 text-muted">{detailMessages.moreSizes({ count: rest })}</li>}
              </ul>
            </li>
          );
        })}
      </ul>
    </DetailSection>
  );
}
