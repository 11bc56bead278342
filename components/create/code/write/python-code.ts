import type { ApiCall, CallStyle } from './api-call';

/** A call for Python 3.8 or later, without any package. */
export function pythonCode(call: ApiCall, style: CallStyle): string {
  const { imports, steps } = { sync, queue, events }[style](call);
  return `${head(call, imports)}\n${steps}`;
}

interface PythonPart {
  imports: string[];
  steps: string;
}

function head({ origin, body }: ApiCall, imports: string[]): string {
  const modules = ['json', 'os', 'urllib.error', 'urllib.request', ...imports].toSorted();
  return `${modules.map((module) => `import ${module}`).join('\n')}

ORIGIN = ${JSON.stringify(origin)}
HEADERS = {
    "Authorization": f"Bearer {os.environ['MEDIA_API_KEY']}",
    "Content-Type": "application/json",
}
BODY = json.loads(${rawText(JSON.stringify(body, null, 2))})


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(ORIGIN + path, data=data, headers=HEADERS)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        raise SystemExit(f"{refusal.code}: {refusal.read().decode()}")

`;
}

/** JSON as a raw string of Python, so that its escapes stay for the JSON parser. */
function rawText(json: string): string {
  return json.includes("'''") ? JSON.stringify(json) : `r'''${json}'''`;
}

const enqueue = `ids = [made["generation_id"] for made in call("/api/ai/queue", BODY)["generations"]]
`;

function sync({ path }: ApiCall): PythonPart {
  return { imports: [], steps: `print(json.dumps(call(${JSON.stringify(path)}, BODY), indent=2))\n` };
}

function queue(): PythonPart {
  const steps = `${enqueue}for generation_id in ids:
    while True:
        record = call(f"/api/ai/queue/{generation_id}")
        if record["status"] in ("succeeded", "failed", "cancelled"):
            break
        time.sleep(2)
    print(json.dumps(record, indent=2))
`;
  return { imports: ['time'], steps };
}

function events(): PythonPart {
  const steps = `# Listen first: earlier events are not sent again.
stream = urllib.request.urlopen(urllib.request.Request(ORIGIN + "/api/events", headers=HEADERS))

${enqueue}name = None
for line in stream:
    text = line.decode().rstrip("\\n")
    if text.startswith("event: "):
        name = text[len("event: ") :]
    elif text.startswith("data: ") and name == "media_generation_completed":
        event = json.loads(text[len("data: ") :])
        if event["generation_id"] in ids:
            print(json.dumps(event, indent=2))
            ids.remove(event["generation_id"])
        if not ids:
            break
`;
  return { imports: [], steps };
}
