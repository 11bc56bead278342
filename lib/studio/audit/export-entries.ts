import { Readable } from 'node:stream';
import type { AuditEntry, AuditFormat } from '../../contract/studio/audit-actions.ts';
import { writeCsvLine } from '../../http/write-csv.ts';

const columns: Record<string, (entry: AuditEntry) => string | null> = {
  id: ({ id }) => id,
  time: ({ time }) => time,
  action: ({ action }) => action,
  person_id: ({ by }) => by?.id ?? null,
  person_name: ({ by }) => by?.name ?? null,
  person_email: ({ by }) => by?.email ?? null,
  access: ({ access }) => access,
  api_token: ({ token }) => token,
  address: ({ address }) => address,
  user_agent: ({ userAgent }) => userAgent,
  subject_kind: ({ subject }) => subject?.kind ?? null,
  subject_id: ({ subject }) => subject?.id ?? null,
  subject_name: ({ subject }) => subject?.name ?? null,
  details: ({ details }) => JSON.stringify(details),
};

const formats: Record<AuditFormat, { type: string; head: string; line: (entry: AuditEntry) => string }> = {
  csv: {
    type: 'text/csv; charset=utf-8; header=present',
    // The mark lets Excel read the file as UTF-8.
    head: `\uFEFF${writeCsvLine(Object.keys(columns))}`,
    line: (entry) => writeCsvLine(Object.values(columns).map((cell) => cell(entry) ?? '')),
  },
  jsonl: { type: 'application/jsonl; charset=utf-8', head: '', line: (entry) => `${JSON.stringify(entry)}\n` },
};

const chunkCharacters = 64_000;

/**
 * Serves entries as a file to download, which is written while they are read.
 *
 * @param now the time in its name
 */
export function serveEntries(entries: AsyncIterable<AuditEntry>, format: AuditFormat, now: Date): Response {
  const { type, head, line } = formats[format];
  async function* write(): AsyncGenerator<Buffer> {
    let text = head;
    for await (const entry of entries) {
      text += line(entry);
      if (text.length < chunkCharacters) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  }
  const name = `easel-audit-${now.toISOString().slice(0, 10)}.${format}`;
  return new Response(Readable.toWeb(Readable.from(write())) as ReadableStream<Uint8Array>, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
