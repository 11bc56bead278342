import { shellMessages } from '@/components/shell/messages';
import { Suspense } from 'react';
import { NewFromMedia } from '@/components/storyboard/list/new-from-media';

export default function NewStoryboardPage() {
  return (
    <>
      <title>{`${shellMessages.storyboards} · Easel`}</title>
      <Suspense>
        <NewFromMedia />
      </Suspense>
    </>
  );
}
