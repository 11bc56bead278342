import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { endWithParent } from '../../../processes/end-with-parent.ts';
import { countSteps } from './kill-at-step.ts';
import { firstPersonId } from '../../people/first-person.ts';

// A studio without pages in its own process, which kills itself at step KILL_AT after its first submission, or after `/arm`. Started
// with `--conditions=react-server`, which `server-only` requires.
const steps = countSteps(Number(process.env['KILL_AT'] ?? 0));
const { createStudio } = await import('../../create-studio.ts');
const { readStudioSettings } = await import('../../context/settings.ts');
const { createLogger } = await import('../../../logging/create-logger.ts');

const settings = readStudioSettings(process.env);
const studio = await createStudio(settings, createLogger('studio', settings.logLevel));

async function answer(path: string, body: string): Promise<unknown> {
  if (path === '/steps') return { steps: steps.count() };
  steps.arm();
  if (path === '/arm') return {};
  const { key, request } = JSON.parse(body) as { key: string; request: Record<string, unknown> };
  return studio.submitter.submit(request, key, { ownerId: firstPersonId });
}

const server = createServer((request, response) => {
  text(request)
    .then((body) => answer(request.url ?? '', body))
    .then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`);
});
endWithParent(() => process.exit(0));
