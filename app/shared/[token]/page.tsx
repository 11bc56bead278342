import type { Metadata } from 'next';
import { sharedMessages } from '@/components/shared-board/messages';
import { SharedBoardScreen } from '@/components/shared-board/shared-board-screen';
import { buttonClasses } from '@/components/ui/button';
import { isEaselError } from '@/lib/contract/error';
import type { SharedBoard } from '@/lib/contract/studio/board-link';
import { sharedPath } from '@/lib/contract/studio/shared-path';
import { getStudio } from '@/lib/studio/instance';
import { rethrowKnownFailures } from '@/lib/studio/rethrow-known-failures';
import { CardPage } from '../../card-page';

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };

export default async function SharedPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const board = await read(token);
  if (board === 'gone') return <Gone />;
  if (board === 'unavailable')
    return (
      <CardPage title="Easel">
        <title>Easel</title>
        <p role="alert">{sharedMessages.unavailable}</p>
        <a href={sharedPath(token)} className={buttonClasses({ size: 'lg' })}>
          {sharedMessages.tryAgain}
        </a>
      </CardPage>
    );
  return (
    <>
      <title>{board.name}</title>
      <SharedBoardScreen token={token} first={board} gone={<Gone />} />
    </>
  );
}

function Gone() {
  return (
    <CardPage title={sharedMessages.goneTitle}>
      <title>{sharedMessages.goneTitle}</title>
      <p role="alert">{sharedMessages.gone}</p>
    </CardPage>
  );
}

/** The first page of the board. */
async function read(token: string): Promise<SharedBoard | 'gone' | 'unavailable'> {
  const { sharedBoards } = getStudio();
  try {
    return await rethrowKnownFailures(async () =>
      sharedBoards.read(await sharedBoards.open(token), new URLSearchParams()),
    );
  } catch (thrown) {
    if (isEaselError(thrown) && thrown.code === 'unavailable') return 'unavailable';
    if (isEaselError(thrown) && thrown.code === 'resource_not_found') return 'gone';
    throw thrown;
  }
}
