import type { ApiCall, CallStyle } from './api-call';

/** A call for a POSIX shell with curl. */
export function curlCode(call: ApiCall, style: CallStyle): string {
  const lines = style === 'sync' ? syncLines(call) : style === 'queue' ? queueLines(call) : eventLines(call);
  return `${lines.join('\n')}\n`;
}

const key = '-H "Authorization: Bearer $MEDIA_API_KEY"';
const delimiter = 'REQUEST';

function post(url: string): string {
  return [`curl -sS ${quote(url)}`, key, "-H 'Content-Type: application/json' -d @-"].join(' \\\n  ');
}

/** Inside single quotes a shell interprets only the quote itself. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** JSON has line breaks only as escapes, so none of its lines can be the delimiter. */
function bodyLines({ body }: ApiCall): string[] {
  return [JSON.stringify(body, null, 2), delimiter];
}

function syncLines(call: ApiCall): string[] {
  return [`${post(call.origin + call.path)} <<'${delimiter}'`, ...bodyLines(call)];
}

/** When the service rejects the request, its answer is printed: there is no generation to wait for. */
function enqueueLines(call: ApiCall): string[] {
  return [
    `ANSWER=$(${post(`${call.origin}/api/ai/queue`)} <<'${delimiter}'`,
    ...bodyLines(call),
    ')',
    `generation_ids() { printf '%s' "$ANSWER" | grep -oE '"generation_id": *"[^"]+"' | cut -d '"' -f 4; }`,
    `generation_ids | grep -q . || printf '%s\\n' "$ANSWER"`,
  ];
}

function queueLines(call: ApiCall): string[] {
  return [
    ...enqueueLines(call),
    'for ID in $(generation_ids); do',
    `  while RECORD=$(curl -sS ${quote(`${call.origin}/api/ai/queue/`)}"$ID" ${key}) &&`,
    `    printf '%s' "$RECORD" | grep -qE '"status": *"(queued|processing)"'; do`,
    '    sleep 2',
    '  done',
    `  printf '%s\\n' "$RECORD"`,
    'done',
  ];
}

function eventLines(call: ApiCall): string[] {
  return [
    '# Listen first: earlier events are not sent again.',
    'EVENTS=$(mktemp)',
    `curl -sSN ${quote(`${call.origin}/api/events`)} ${key} > "$EVENTS" &`,
    'LISTENER=$!',
    'sleep 1',
    ...enqueueLines(call),
    'for ID in $(generation_ids); do',
    `  until grep -A 1 '^event: media_generation_completed' "$EVENTS" | grep "$ID" | sed 's/^data: //' | grep .; do`,
    '    sleep 1',
    '  done',
    'done',
    'kill "$LISTENER"',
    'rm "$EVENTS"',
  ];
}
