import { Suspense } from 'react';
import { NewFromMedia } from '@/components/storyboard/list/new-from-media';

export default function NewStoryboardPage() {
  return (
    <>
      <title>Storyboards · Easel</title>
      <Suspense>
        <NewFromMedia />
      </Suspense>
    </>
  );
}
