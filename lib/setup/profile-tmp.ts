import { offerWildModels, withBenchPage } from './bench/browser/bench-page.ts';
const id = process.argv[2] ?? 'v-9';
await withBenchPage(async ({ page, devtools }) => {
  await offerWildModels(page);
  await page.goto(`/?model=${id}`);
  await page.locator('[data-model] [data-pointer]').first().waitFor();
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'bare';
    area.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 9';
    document.body.append(area);
  });
  await page.waitForTimeout(3000);
  const cdp = devtools;
  for (const selector of ['#bare', `[data-model="${id}"] textarea`]) {
    await page.locator(selector).first().click();
    const events: any[] = [];
    const on = ({ value }: any) => events.push(...value);
    cdp.on('Tracing.dataCollected' as any, on);
    await cdp.send('Tracing.start' as any, { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8.execute', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'] } } as any);
    await page.keyboard.type('a calm lake at dusk with pines and a boat', { delay: 60 });
    const done = new Promise((r) => cdp.once('Tracing.tracingComplete' as any, r));
    await cdp.send('Tracing.end' as any);
    await done;
    const sums: Record<string, number> = {};
    const counts: Record<string, number> = {};
    const byThread: Record<string, number> = {};
    for (const e of events) if (e.ph === 'X') { sums[e.name] = (sums[e.name] ?? 0) + (e.tdur ?? e.dur ?? 0) / 1000; counts[e.name] = (counts[e.name] ?? 0) + 1; }
    console.log(selector);
    for (const [n, v] of Object.entries(sums).sort((a, b) => b[1] - a[1]).slice(0, 24)) console.log('  ', n, (v / 41).toFixed(2), 'ms/key', counts[n]);
    (cdp as any).off('Tracing.dataCollected', on);
  }
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await cdp.send('Profiler.start');
  await page.locator(`[data-model="${id}"] textarea`).first().click();
  await page.keyboard.type('a calm lake at dusk with pines and a boat a calm lake at dusk with pines and a boat', { delay: 60 });
  const { profile } = await cdp.send('Profiler.stop');
  const self = new Map<number, number>();
  profile.samples!.forEach((s, i) => self.set(s, (self.get(s) ?? 0) + (profile.timeDeltas![i] ?? 0)));
  const byFn = new Map<string, number>();
  const total = new Map<string, number>();
  const parents = new Map<number, number>();
  for (const n of profile.nodes) for (const c of n.children ?? []) parents.set(c, n.id);
  const name = new Map(profile.nodes.map((n) => [n.id, `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`]));
  for (const [id, t] of self) {
    const n = name.get(id)!;
    byFn.set(n, (byFn.get(n) ?? 0) + t);
    const seen = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) { const m = name.get(at)!; if (!seen.has(m)) { seen.add(m); total.set(m, (total.get(m) ?? 0) + t); } }
  }
  console.log('SELF');
  for (const [n, t] of [...byFn].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log('  ', (t / 1000 / 82).toFixed(3), n);
  console.log('TOTAL');
  for (const [n, t] of [...total].sort((a, b) => b[1] - a[1]).slice(0, 70)) console.log('  ', (t / 1000 / 82).toFixed(3), n);
});
