import { isEaselError } from '../../../contract/error.ts';
import { apiPath } from '../../../upstream/path.ts';
import { sendingDeadlineMs } from '../engine.ts';
import { awayAnswer, createEngineClient } from '../engine-client.ts';
import { EngineError, isEngineError, throwAsAway } from '../engine-error.ts';
import type { CreateEngine } from '../engine-options.ts';
import { secretsOf } from '../secrets-of.ts';
import { createEventHints } from './create-event-hints.ts';
import { createInputUploads, removeUploads, uploadsOf, withUploads } from './create-input-uploads.ts';
import { areOfEasel, discoverModels, listModels } from './discover-models.ts';
import { findGeneration } from './find-generation.ts';
import { followGeneration } from './follow-generation.ts';
import { generationIdOf } from './generation-id.ts';
import { mapJob, unmapError } from './map-job.ts';
import { readEnqueueAnswer } from './read-enqueue-answer.ts';
import { requestBody } from './request-body.ts';

/** Statuses to a cancel of a generation that has ended or is unknown. */
const nothingToCancel = new Set([404, 409, 410]);

/**
 * Creates the client of an engine that speaks the media API that this service itself offers: the hosted service with a
 * key, or another Easel.
 *
 * @throws Error when its settings have no address
 */
export const createMediaApi: CreateEngine = ({ name, settings, models, fetcher }) => {
  const { url, key, headers, title = name } = settings;
  if (url === undefined) throw new Error(`The engine ${name} needs the url of a media API.`);
  const client = createEngineClient({
    name: title,
    url,
    headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers },
    secrets: secretsOf(settings),
    fetcher,
  });
  const hints = createEventHints(client);
  let isEasel: boolean | null = null;

  async function isServedByEasel(signal: AbortSignal): Promise<boolean> {
    isEasel ??= areOfEasel((await listModels({ client, title }, signal)) ?? []);
    return isEasel;
  }

  return {
    name,
    isPaid: settings.paid ?? true,
    async discover(signal) {
      const { isEasel: found, ...discovery } = await discoverModels({ client, name, title, models }, signal);
      isEasel = found;
      return discovery;
    },
    async submit(job, { signal, onSending }) {
      const uploads = createInputUploads({ client, engine: title, key: job.key }, signal);
      let isSending = false;
      try {
        const body = await requestBody(title, mapJob(job), async (file, input) =>
          (await isServedByEasel(signal)) ? uploads.upload(file, input) : null,
        );
        signal.throwIfAborted();
        await onSending();
        isSending = true;
        const answer = await client.exchange({
          method: 'POST',
          path: apiPath`/api/ai/queue`,
          body,
          headers: { 'x-request-id': job.key },
          signal,
          deadlineMs: sendingDeadlineMs,
        });
        return withUploads(readEnqueueAnswer(title, answer), uploads.paths);
      } catch (thrown) {
        const createdNothing = !isSending || isEaselError(thrown) || isEngineError(thrown, 'away');
        if (createdNothing) await removeUploads(client, uploads.paths);
        throw unmapError(job, thrown);
      }
    },
    find: (key, signal) => findGeneration({ client, isEasel: isServedByEasel }, key, signal),
    async follow(handle, job, options) {
      const id = generationIdOf(handle);
      if (id === null) throw new EngineError('forgotten', `${title} has no generation of this kind.`);
      try {
        const outputs = await followGeneration({ client, hints, engine: title }, id, options);
        await removeUploads(client, uploadsOf(handle));
        return outputs;
      } catch (thrown) {
        const hasEnded = isEaselError(thrown) || isEngineError(thrown, 'forgotten');
        if (hasEnded) await removeUploads(client, uploadsOf(handle));
        throw unmapError(job, thrown);
      }
    },
    async cancel(handle, signal) {
      const id = generationIdOf(handle);
      if (id === null) return;
      const path = apiPath`/api/ai/queue/${id}`;
      const answer = await client.exchange({ method: 'DELETE', path, signal }).catch(throwAsAway);
      const isOver = (answer.status >= 200 && answer.status < 300) || nothingToCancel.has(answer.status);
      if (isOver) return removeUploads(client, uploadsOf(handle));
      throw (
        awayAnswer(title, answer) ??
        new EngineError('away', `${title} did not cancel the generation (status ${answer.status}).`)
      );
    },
    close: () => {
      hints.close();
      return client.close();
    },
  };
};
