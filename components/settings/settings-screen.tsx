'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { LinkDot, useLink, explainLink } from '@/components/jobs/link-dot';
import { Button } from '@/components/ui/button';
import { Page, PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { SurroundChoice } from '@/components/viewer/surround-choice';
import { listsNoModels, modelListOptions } from '@/lib/client/models/models';
import { statusOptions } from '@/lib/client/status';
import type { Theme } from '@/lib/client/theme';
import type { StudioStatus } from '@/lib/contract/studio/studio-status';
import { DownloadSettings } from './download-settings';
import { LanguageChoice, type LanguageSetting } from './language-choice';
import { ThemeChoice } from './theme-choice';
import { AuditSection } from '@/components/people/audit/audit-section';
import { PeopleSettings } from '@/components/people/people-settings';
import { formatBytes } from '@/lib/contract/format-bytes';
import { NotificationSettings } from './notification-settings';
import { settingsMessages } from './messages';

/** The Settings screen: what a person chooses first, then facts about the service, and notes for its administrator. */
export function SettingsScreen({
  initialTheme,
  initialLanguage,
}: {
  initialTheme: Theme;
  initialLanguage: LanguageSetting;
}) {
  const { data: status, error, refetch } = useQuery({ ...statusOptions(), refetchInterval: 15_000 });
  const wait = status === undefined;
  return (
    <Page title={settingsMessages.title}>
      {error !== null && status === undefined && (
        <div role="alert" className="flex items-center gap-3 rounded bg-bad-soft px-4 py-3">
          <p className="min-w-0 flex-1 wrap-anywhere">{settingsMessages.unreachable({ why: error.message })}</p>
          <Button onClick={() => void refetch()}>{settingsMessages.tryAgain}</Button>
        </div>
      )}
      <PageSection title={settingsMessages.appearance}>
        <Lines>
          <Line label={settingsMessages.language}>
            <LanguageChoice initial={initialLanguage} />
            <p className="mt-1 text-sm text-muted">{settingsMessages.languageHint}</p>
          </Line>
          <Line label={settingsMessages.theme}>
            <ThemeChoice initial={initialTheme} />
          </Line>
          <Line label={settingsMessages.surround}>
            <span className="-ml-2 flex">
              <SurroundChoice />
            </span>
          </Line>
        </Lines>
      </PageSection>
      <PageSection title={settingsMessages.notifications}>
        <NotificationSettings />
      </PageSection>
      <PageSection title={settingsMessages.downloads}>
        <DownloadSettings />
      </PageSection>
      <PageSection title={settingsMessages.usage}>
        <p className="max-w-[60ch] text-muted">
          {settingsMessages.usageHint}{' '}
          <Link href="/settings/usage" className="whitespace-nowrap text-accent underline">
            {settingsMessages.showUsage}
          </Link>
        </p>
      </PageSection>
      {status?.hasLogin === true && <PeopleSettings />}
      <PageSection title={settingsMessages.service}>
        <Lines>
          <Line label={settingsMessages.kind} isLoading={wait}>
            {status?.upstream.isEmbedded === true ? settingsMessages.embedded : settingsMessages.hosted}
          </Line>
          <Line label={settingsMessages.address} isLoading={wait}>
            {status?.upstream.origin}
          </Line>
          <Line label={settingsMessages.key} isLoading={wait}>
            {status?.upstream.hasKey === true ? settingsMessages.hasKey : settingsMessages.notSet}
          </Line>
          <Line label={settingsMessages.answers}>
            <Answers />
          </Line>
          <Line label={settingsMessages.events}>
            <LinkLine />
          </Line>
          <Line label={settingsMessages.inFlight} isLoading={wait}>
            {status !== undefined &&
              (status.limits.inFlight === null
                ? settingsMessages.inFlightFew
                : settingsMessages.inFlightOf({ count: status.limits.inFlight }))}
          </Line>
        </Lines>
      </PageSection>
      <PageSection title={settingsMessages.promptHelp}>
        <Lines>
          <Line label={settingsMessages.promptHelpBy} isLoading={wait}>
            {status !== undefined &&
              (status.promptHelp === null
                ? settingsMessages.notSet
                : settingsMessages.promptHelpOf({ model: status.promptHelp.model, origin: status.promptHelp.origin }))}
          </Line>
        </Lines>
      </PageSection>
      <PageSection title={settingsMessages.storage}>
        <Lines>
          <Line label={settingsMessages.place} isLoading={wait}>
            {status?.storage.kind === 's3' ? settingsMessages.s3 : settingsMessages.folder}
          </Line>
          <Line label={settingsMessages.used} isLoading={wait}>
            {status !== undefined &&
              settingsMessages.usedBy({
                bytes: formatBytes(status.storage.bytesUsed),
                files: settingsMessages.files({ count: status.storage.files }),
              })}
          </Line>
          <Line label={settingsMessages.largest} isLoading={wait}>
            {status !== undefined && formatBytes(status.limits.uploadBytes)}
          </Line>
        </Lines>
      </PageSection>
      <PageSection title={settingsMessages.about}>
        <Lines>
          <Line label={settingsMessages.version} isLoading={wait}>
            {status?.version}
          </Line>
        </Lines>
      </PageSection>
      <AuditSection />
      {status !== undefined && <AdminNotes status={status} />}
    </Page>
  );
}

/** What only whoever runs the server can change. */
function AdminNotes({ status }: { status: StudioStatus }) {
  const notes = [
    status.upstream.hasKey ? null : settingsMessages.noKey,
    status.promptHelp === null ? settingsMessages.noPromptHelp : null,
    status.hasLogin ? null : settingsMessages.noLogin,
  ].filter((note) => note !== null);
  return (
    <PageSection title={settingsMessages.admin}>
      <ul className="flex max-w-[60ch] flex-col gap-2 text-muted">
        {[...notes, settingsMessages.adminHint].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Whether the service answers, checked with the cheapest request. */
function Answers() {
  const { data, error, isPending } = useQuery(modelListOptions());
  if (isPending) return settingsMessages.asking;
  if (listsNoModels({ data, error })) return settingsMessages.answersWithoutList;
  return error === null
    ? settingsMessages.answersYes({ models: data.length })
    : settingsMessages.answersNo({ why: error.message });
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
