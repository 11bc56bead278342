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
    const style = document.createElement('style');
    style.id = 'variant';
    document.head.append(style);
  });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const metrics = async () => Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value * 1000]));
  const text = 'a calm lake at dusk with pines';
  const variants: Record<string, string> = {
    none: '',
    layer: `[data-model] textarea { will-change: transform }`,
    contain: `[data-model] [data-slot=schema-field] { contain: layout paint style }`,
    fixed: `[data-model] textarea { field-sizing: fixed !important; height: 110px }`,
    both: `[data-model] textarea { will-change: transform; field-sizing: fixed !important; height: 110px } `,
    pane: `#pane-request { will-change: transform; contain: strict }`,
  };
  for (let round = 0; round < 3; round++)
    for (const [name, css] of [['bare', ''], ...Object.entries(variants)]) {
      await page.evaluate((css) => { document.querySelector('#variant')!.textContent = css; }, css!);
      await page.locator(name === 'bare' ? '#bare' : `[data-model="${id}"] textarea`).first().fill('');
      await page.waitForTimeout(500);
      const before = await metrics();
      await page.keyboard.type(text, { delay: 60 });
      const after = await metrics();
      const d = (k: string) => ((after[k]! - before[k]!) / text.length).toFixed(1);
      console.log(name!.padEnd(10), 'task', d('TaskDuration'), 'script', d('ScriptDuration'), 'layout', d('LayoutDuration'), 'style', d('RecalcStyleDuration'));
    }
});
