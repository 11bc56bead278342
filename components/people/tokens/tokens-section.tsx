'use client';

import { keepFocus } from '@/components/ui/keep-focus';
import { PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import type { Role } from '@/lib/contract/studio/permissions';
import { LoadError } from '../load-error';
import { ShownOnce } from '../shown-once';
import { tokenMessages } from './messages';
import { NewTokenForm } from './new-token-form';
import { TokenRow } from './token-row';
import { useNewToken } from './use-new-token';
import { useTokens } from './use-tokens';

/** One's own API tokens. */
export function TokensSection({ role }: { role: Role }) {
  const { form, submit, created, dismiss } = useNewToken();
  const { tokens, loadedAt, error, reload, removing, remove } = useTokens({
    onRemoved(id) {
      if (id === created?.id) dismiss();
    },
  });
  return (
    <PageSection title={tokenMessages.title}>
      <div className="flex flex-col gap-6">
        <p className="max-w-[60ch] text-muted">{tokenMessages.lead}</p>
        {tokens === undefined && error === null && (
          <div role="status" aria-label={tokenMessages.loading}>
            <Skeleton className="h-12" />
          </div>
        )}
        {tokens === undefined && error !== null && (
          <LoadError text={tokenMessages.unreachable({ why: error.message })} onRetry={reload} />
        )}
        {tokens !== undefined && (
          <div ref={keepFocus} tabIndex={-1} className="outline-none">
            {tokens.length === 0 ? (
              <p className="text-muted">{tokenMessages.empty}</p>
            ) : (
              <ul aria-label={tokenMessages.title} className="-my-3 flex flex-col divide-y divide-line">
                {tokens.map((token) => (
                  <TokenRow key={token.id} token={token} now={loadedAt} removing={removing} onRemove={remove} />
                ))}
              </ul>
            )}
          </div>
        )}
        <div className="flex flex-col gap-4">
          <h3 className="font-semibold">{tokenMessages.create}</h3>
          <NewTokenForm form={form} submit={submit} role={role} />
          <div role="status" className="empty:hidden">
            {created !== null && (
              <ShownOnce
                label={tokenMessages.tokenOf({ name: created.name })}
                text={created.token}
                hint={tokenMessages.tokenHint}
                copied={tokenMessages.copied}
                onDismiss={dismiss}
              />
            )}
          </div>
        </div>
      </div>
    </PageSection>
  );
}
