import type { ApiCall, CallStyle } from './api-call';

/** A call for Node.js, Deno or Bun, as a TypeScript module. */
export function typescriptCode(call: ApiCall, style: CallStyle): string {
  const steps = { sync, queue, events }[style](call);
  return `${head(call)}\n${steps}`;
}

function head({ origin, body }: ApiCall): string {
  return `const origin = ${JSON.stringify(origin)};
const headers = {
  Authorization: \`Bearer \${process.env.MEDIA_API_KEY}\`,
  'Content-Type': 'application/json',
};
const body = ${literal(JSON.stringify(body, null, 2))};

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, { ...init, headers });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${response.status}: \${JSON.stringify(answer)}\`);
  return answer;
}
`;
}

/** JSON as an expression. `__proto__` has another meaning in an object literal than in JSON. */
function literal(json: string): string {
  return json.includes('"__proto__"') ? `JSON.parse(${JSON.stringify(json)})` : json;
}

const enqueue = `const { generations } = await call('/api/ai/queue', { method: 'POST', body: JSON.stringify(body) });
const ids: string[] = generations.map((made: { generation_id: string }) => made.generation_id);
`;

function sync({ path }: ApiCall): string {
  return `const result = await call(${JSON.stringify(path)}, { method: 'POST', body: JSON.stringify(body) });
console.log(result);
`;
}

function queue(): string {
  return `${enqueue}
for (const id of ids) {
  let record;
  do {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    record = await call(\`/api/ai/queue/\${id}\`);
  } while (!['succeeded', 'failed', 'cancelled'].includes(record.status));
  console.log(record);
}
`;
}

function events(): string {
  return `// Listen first: earlier events are not sent again.
const stream = await fetch(\`\${origin}/api/events\`, { headers });
if (!stream.ok || stream.body === null) throw new Error(\`The event stream answered \${stream.status}.\`);

${enqueue}
const open = new Set(ids);
let text = '';
for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
  text += chunk;
  const blocks = text.split('\\n\\n');
  text = blocks.pop() ?? '';
  for (const block of blocks) {
    if (!block.includes('event: media_generation_completed')) continue;
    const event = JSON.parse(block.slice(block.indexOf('data: ') + 'data: '.length));
    if (open.delete(event.generation_id)) console.log(event);
  }
  if (open.size === 0) break;
}
`;
}
