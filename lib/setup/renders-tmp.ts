import { offerWildModels, withBenchPage } from './bench/browser/bench-page.ts';
const id = process.argv[2] ?? 'v-9';
await withBenchPage(async ({ page }) => {
  await offerWildModels(page);
  await page.addInitScript(() => {
    const w = window as any;
    w.renders = new Map();
    w.isOn = false;
    w.commits = 0;
    w.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true, renderers: new Map(), inject: () => 1, checkDCE() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
      onCommitFiberRoot(_id: number, root: any) {
        if (!w.isOn) return;
        w.commits++;
        const walk = (f: any) => {
          for (; f; f = f.sibling) {
            const prev = f.alternate;
            if (prev !== null && (f.flags & 1) === 1 && [0, 1, 11, 14, 15].includes(f.tag)) {
              const t = f.type?.render ?? f.type?.type ?? f.type;
              const key = (t?.name || '?') + ' ' + String(t).replace(/\s+/g, ' ').slice(0, 110);
              w.renders.set(key, (w.renders.get(key) ?? 0) + 1);
            }
            if (prev === null || f.child !== prev.child) walk(f.child);
            else if (f.child && f.subtreeFlags & 1) walk(f.child);
          }
        };
        walk(root.current.child);
      },
    };
  });
  await page.goto(`/?model=${id}`);
  await page.locator('[data-model] [data-pointer]').first().waitFor();
  await page.waitForTimeout(3000);
  await page.locator(`[data-model="${id}"] textarea`).first().click();
  await page.keyboard.type('a calm lake ', { delay: 60 });
  await page.evaluate(() => { (window as any).renders.clear(); (window as any).commits = 0; (window as any).isOn = true; });
  await page.keyboard.type('at dusk', { delay: 60 });
  const { renders, commits } = await page.evaluate(() => { (window as any).isOn = false; return { renders: [...(window as any).renders], commits: (window as any).commits }; });
  console.log('commits', commits, 'for 7 keys');
  for (const [n, c] of renders.sort((a: any, b: any) => b[1] - a[1]).slice(0, 60)) console.log(c, n);
});
