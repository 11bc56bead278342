'use client';

import { useCallback, useState } from 'react';
import { Page, PageSection } from '@/components/ui/page';
import type { Repository } from '@/lib/client/fine-tunes';
import { rememberRepository } from '@/lib/client/repository-memory';
import { AddressForm } from './address-form';
import { FineTuneList } from './fine-tune-list';
import { fineTuneWords } from './words';

/** A repository's fine-tunes, and the button that tokenizes one. */
export function FineTunesScreen() {
  const [repository, setRepository] = useState<Repository | null>(null);
  const choose = useCallback((next: Repository | null) => {
    setRepository(next);
    if (next !== null) rememberRepository(window.localStorage, next);
  }, []);
  const name = repository === null ? null : `${repository.namespace}/${repository.repository}`;
  return (
    <Page title={fineTuneWords.title} lead={fineTuneWords.lead}>
      <AddressForm onRepository={choose} />
      <PageSection title={name === null ? fineTuneWords.list : fineTuneWords.inRepository(name)}>
        {repository === null ? (
          <p className="text-muted">{fineTuneWords.noneChosen}</p>
        ) : (
          <FineTuneList key={name} repository={repository} />
        )}
      </PageSection>
    </Page>
  );
}
