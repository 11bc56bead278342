'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Button, buttonClasses } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { storyboardMessages as messages } from './messages';
import { StoryboardEditor } from './storyboard-editor';
import { storyboardOptions } from './storyboards';

/** One storyboard, by its id. */
export function StoryboardScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(storyboardOptions(id));
  if (data !== undefined) return <StoryboardEditor key={id} stored={data} />;
  if (error !== null) {
    return (
      <main className="grid h-full place-items-center px-6">
        <div role="alert" className="flex max-w-sm flex-col items-center gap-4 text-center">
          <p className="wrap-anywhere">{messages.failed({ why: error.message })}</p>
          <div className="flex gap-2">
            <Button size="lg" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
            <Link href="/storyboards" className={buttonClasses({ size: 'lg' })}>
              {messages.back}
            </Link>
          </div>
        </div>
      </main>
    );
  }
  return (
    <main role="status" aria-label={messages.loading} className="grid h-full grid-rows-[56px_minmax(0,1fr)]">
      <div className="border-b border-line bg-panel" />
      <div className="grid grid-cols-[minmax(0,1fr)_360px] max-desk:grid-cols-1">
        <div className="grid grid-rows-[minmax(0,1fr)_220px] gap-4 p-4">
          <Skeleton className="h-full" />
          <div className="flex gap-3">
            <Skeleton className="h-24 w-40" />
            <Skeleton className="h-24 w-40" />
            <Skeleton className="h-24 w-40" />
          </div>
        </div>
        <div className="border-l border-line bg-panel max-desk:hidden" />
      </div>
    </main>
  );
}
