import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readFineTune } from '@/lib/client/fine-tunes/fine-tune';
import { fineTuneOptionsOptions } from '../api/options';
import { detailMessages } from '../messages';
import { NextStep } from './next-step';

/** The next step of a fine-tune, for a service with these options; null for one that publishes none. */
function renderNextStep(status: string, options: { can_train: boolean } | null): string {
  const queries = new QueryClient();
  const { queryKey } = fineTuneOptionsOptions();
  queries.setQueryData(
    queryKey,
    options && { ...options, script_types: [], base_models: [], status: 'success', status_message: '' },
  );
  const fineTune = readFineTune(
    { id: 'f1', status, total_token_count: 12, finished_at: '2026-01-01T00:00:00.000Z' },
    { readTokenization: () => null },
  );
  const address = { namespace: 'studio', repository: 'boats', id: 'f1' };
  const step = createElement(NextStep, { address, fineTune, onStartAgain: () => undefined });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, step));
}

const trainButton = () => `>${detailMessages.train}</button>`;

describe('NextStep', () => {
  it('shows that the service does not train, instead of the Train button', () => {
    const step = renderNextStep('tokenizing', { can_train: false });
    expect(step).toContain(detailMessages.cannotTrain);
    expect(step).not.toContain(trainButton());
  });

  it.each([{ can_train: true }, null])('offers training where the options are %o', (options) => {
    const step = renderNextStep('tokenizing', options);
    expect(step).not.toContain(detailMessages.cannotTrain);
    expect(step).toContain(trainButton());
  });

  it('offers no training before the tokens are counted', () => {
    expect(renderNextStep('created', { can_train: true })).not.toContain(trainButton());
  });
});
