'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkDot, useLink, explainLink } from '@/components/jobs/link-dot';
import { Button } from '@/components/ui/button';
import { Page, PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { SurroundChoice } from '@/components/viewer/surround-choice';
import { listsNoModels, modelListOptions } from '@/lib/client/models';
import { statusOptions } from '@/lib/client/status';
import type { Theme } from '@/lib/client/theme';
import { LogOut } from './log-out';
import { ThemeChoice } from './theme-choice';
import { ToldChoice } from './told-choice';
import { settingsWords } from './words';
import { formatBytes } from '@/lib/contract/format-bytes';

/** Which service the studio works with, how it fares, what is stored, and how it looks. */
export function SettingsScreen({ initialTheme }: { initialTheme: Theme }) {
  const { data: status, error, refetch } = useQuery({ ...statusOptions(), refetchInterval: 15_000 });
  const wait = status === undefined;
  return (
    <Page title={settingsWords.title}>
      {error !== null && status === undefined && (
        <div role="alert" className="flex items-center gap-3 rounded bg-bad-soft px-4 py-3">
          <p className="min-w-0 flex-1 wrap-anywhere">{settingsWords.unreachable(error.message)}</p>
          <Button onClick={() => void refetch()}>{settingsWords.tryAgain}</Button>
        </div>
      )}
      <PageSection title={settingsWords.service}>
        <Lines>
          <Line label={settingsWords.kind} isLoading={wait}>
            {status?.upstream.isEmbedded === true ? settingsWords.embedded : settingsWords.hosted}
          </Line>
          <Line label={settingsWords.address} isLoading={wait}>
            {status?.upstream.origin}
          </Line>
          <Line label={settingsWords.key} isLoading={wait}>
            {status?.upstream.hasKey === true ? settingsWords.hasKey : settingsWords.noKey}
          </Line>
          <Line label={settingsWords.answers}>
            <Answers />
          </Line>
          <Line label={settingsWords.events}>
            <LinkLine />
          </Line>
          <Line label={settingsWords.inFlight} isLoading={wait}>
            {status !== undefined && settingsWords.inFlightOf(status.limits.inFlight)}
          </Line>
        </Lines>
      </PageSection>
      <PageSection title={settingsWords.storage}>
        <Lines>
          <Line label={settingsWords.place} isLoading={wait}>
            {status?.storage.kind === 's3' ? settingsWords.s3 : settingsWords.folder}
          </Line>
          <Line label={settingsWords.used} isLoading={wait}>
            {status !== undefined &&
              settingsWords.usedBy(formatBytes(status.storage.bytesUsed), settingsWords.files(status.storage.files))}
          </Line>
          <Line label={settingsWords.largest} isLoading={wait}>
            {status !== undefined && formatBytes(status.limits.uploadBytes)}
          </Line>
        </Lines>
      </PageSection>
      <PageSection title={settingsWords.told}>
        <ToldChoice />
      </PageSection>
      <PageSection title={settingsWords.appearance}>
        <Lines>
          <Line label={settingsWords.theme}>
            <ThemeChoice initial={initialTheme} />
          </Line>
          <Line label={settingsWords.surround}>
            <span className="-ml-2 flex">
              <SurroundChoice />
            </span>
          </Line>
        </Lines>
      </PageSection>
      {status?.hasLogin === true && (
        <PageSection title={settingsWords.account}>
          <LogOut />
        </PageSection>
      )}
      <PageSection title={settingsWords.about}>
        <Lines>
          <Line label={settingsWords.version} isLoading={wait}>
            {status?.version}
          </Line>
        </Lines>
      </PageSection>
    </Page>
  );
}

/** Whether the service answers, tried with the cheapest question there is. */
function Answers() {
  const { data, error, isPending } = useQuery(modelListOptions());
  if (isPending) return settingsWords.asking;
  if (listsNoModels({ data, error })) return settingsWords.answersWithoutList;
  return error === null ? settingsWords.answersYes(data.length) : settingsWords.answersNo(error.message);
}

function LinkLine() {
  const link = useLink();
  return (
    <span className="flex flex-col gap-0.5">
      <LinkDot />
      <span className="text-muted">{explainLink(link)}</span>
    </span>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[140px_minmax(0,1fr)] gap-x-4 gap-y-3 max-desk:grid-cols-1 max-desk:gap-y-0.5">
      {children}
    </dl>
  );
}

function Line({ label, isLoading = false, children }: { label: string; isLoading?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-h-[19px] min-w-0 wrap-anywhere max-desk:mb-3">
        {isLoading ? <Skeleton className="h-[19px] w-56 max-w-full" /> : children}
      </dd>
    </>
  );
}
