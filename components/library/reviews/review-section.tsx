'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { boardsOptions } from '@/lib/client/library/library';
import { itemReviewsOptions } from '@/lib/client/library/reviews';
import { ownId } from '@/lib/client/own-id';
import { type Verdict, verdicts } from '@/lib/contract/studio/review-limits';
import type { ItemVerdict } from '@/lib/contract/studio/board-review';
import { formatList } from '@/lib/intl/format-list';
import { Comments } from './comments';
import { reviewMessages } from './messages';
import { useOwnVerdict } from './use-own-verdict';
import { useReviewUpdates } from './use-review-updates';
import { VerdictButtons } from './verdict-buttons';

const none: ItemVerdict[] = [];

/**
 * What people say of an item on a board: verdicts and comments. On a board that is not shared, it is shown only where
 * somebody has said something.
 */
export function ReviewSection({ itemId, board }: { itemId: string; board: { id: string; name: string } }) {
  const reviewed = { board: board.id, item: itemId };
  const { data: boards } = useQuery(boardsOptions());
  const { data, error, refetch } = useQuery(itemReviewsOptions(reviewed));
  useReviewUpdates(board.id);
  const given = data?.verdicts ?? none;
  const me = ownId();
  const own = useOwnVerdict(reviewed, given.find(({ person }) => person.id === me)?.verdict ?? null);
  const others = given.filter(({ person }) => person.id !== me);
  const isShared = boards?.find(({ id }) => id === board.id)?.isShared === true;
  const isSilent = given.length === 0 && (data?.comments.length ?? 0) === 0;
  if (!isShared && isSilent) return null;

  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold wrap-anywhere">{reviewMessages.title({ board: board.name })}</h2>
      {data !== undefined && (
        <>
          <VerdictButtons {...own} />
          <OtherVerdicts given={others} />
          <Comments comments={data.comments} reviewed={reviewed} />
        </>
      )}
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data === undefined && error !== null && (
        <div role="alert" className="flex flex-col items-start gap-2 text-sm text-muted">
          <p>
            {reviewMessages.unreadable} {error.message}
          </p>
          <Button size="sm" onClick={() => void refetch()}>
            {reviewMessages.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}

function OtherVerdicts({ given }: { given: ItemVerdict[] }) {
  if (given.length === 0) return null;
  const namesOf = (wanted: Verdict) =>
    given.filter(({ verdict }) => verdict === wanted).map(({ person }) => person.name);
  return (
    <ul aria-label={reviewMessages.othersSaid} className="flex flex-col text-sm text-muted">
      {verdicts
        .filter((verdict) => namesOf(verdict).length > 0)
        .map((verdict) => (
          <li key={verdict} className="wrap-anywhere">
            {reviewMessages.said[verdict]({ names: formatList(namesOf(verdict)) })}
          </li>
        ))}
    </ul>
  );
}
