import type { Page } from 'playwright';
import { median, type Benchmark } from '../benchmark.ts';
import { type BenchPage, offerWildModels, withBenchPage } from './bench-page.ts';

const slowdown = 4;
const rounds = 3;
const prompt = 'a calm lake at dusk with pines';

// For an absolute goal the reference is its bound, and the goal is a ratio of one.
const firstRenderMs = 100;

/** The models with the largest forms, of the wild schemas and of the service. */
const largeForms = ['wild/sixty-fields', 'wild/shots-and-elements', 'wild/one-of-models', 'wild/edit-request', 'v-9'];
const smallForm = 'wild/upscale';

/**
 * Throttles the page's processor. Returns a clock of its main thread's work, which other load on the machine does not
 * affect.
 */
async function slowDown({ page, devtools }: BenchPage): Promise<() => Promise<number>> {
  await page.locator('[data-model] [data-pointer]').first().waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/** Chooses the active row and waits until the model's form is painted. */
async function chooseModel(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.locator(`[data-model="${id}"] [data-pointer]`).first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Makes the row of a model active. Enter alone never chooses an id that is not in the list. */
async function findModel(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: /^Model:/ }).click();
  await page.getByRole('dialog', { name: 'Choose a model' }).getByRole('combobox').fill(id);
  // The id itself is offered last.
  if (id.startsWith('wild/')) await page.keyboard.press('ArrowUp');
}

/**
 * The main thread's work from the choice of a model to its painted form, for the slowest of the large forms and for the
 * small one.
 */
async function measureSwitches(bench: BenchPage): Promise<{ large: number; small: number }> {
  const { page, devtools } = bench;
  await offerWildModels(page);
  const large: number[] = [];
  const small: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`/?model=${smallForm}`);
    const busyMs = await slowDown(bench);
    const timeSwitch = async (id: string) => {
      await findModel(page, id);
      const before = await busyMs();
      await chooseModel(page, id);
      return (await busyMs()) - before;
    };
    const ofRound: number[] = [];
    for (const id of largeForms) {
      ofRound.push(await timeSwitch(id));
      small.push(await timeSwitch(smallForm));
    }
    large.push(Math.max(...ofRound));
  }
  return { large: median(large), small: median(small) };
}

/**
 * The main thread's work from the arrival of a model's schema to its painted form, for the slowest of the large forms
 * that are fetched one by one.
 */
async function measureFirstRender(bench: BenchPage): Promise<number> {
  const { page, devtools } = bench;
  let isServing: (() => Promise<void>) | null = null;
  await offerWildModels(page, async () => isServing?.());
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ofRound: number[] = [];
    for (const id of largeForms.filter((one) => one.startsWith('wild/'))) {
      isServing = null;
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`/?model=${smallForm}`);
      const busyMs = await slowDown(bench);
      await findModel(page, id);
      let before = Number.NaN;
      isServing = async () => {
        // What the choice itself costs is over when the thread is idle.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
        before = await busyMs();
      };
      await chooseModel(page, id);
      ofRound.push((await busyMs()) - before);
    }
    took.push(Math.max(...ofRound));
  }
  return median(took);
}

/** Adds a text area without any code of ours to the page. */
async function addBareTextArea(page: Page): Promise<void> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'bare';
    area.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 9';
    document.body.append(area);
  });
}

/**
 * The main thread's work for one letter typed into the prompt, and into a bare text area of the same page: script,
 * layout and paint.
 */
async function measureKeystroke(bench: BenchPage, id: string): Promise<{ prompt: number; bare: number }> {
  const { page, devtools } = bench;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`/?model=${id}`);
  const busyMs = await slowDown(bench);
  await addBareTextArea(page);
  const typeInto = async (selector: string) => {
    await page.locator(selector).first().click();
    const before = await busyMs();
    await page.keyboard.type(prompt, { delay: 60 });
    return ((await busyMs()) - before) / prompt.length;
  };
  const took: { prompt: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    took.push({ bare: await typeInto('#bare'), prompt: await typeInto(`[data-model="${id}"] textarea`) });
  }
  return { prompt: median(took.map((one) => one.prompt)), bare: median(took.map((one) => one.bare)) };
}

/** The first render of the largest forms once their schema is there, with the processor slowed down four times. */
export const formFirstRender: Benchmark = {
  name: 'form: main-thread time from the largest schema to its form, CPU slowed down 4×',
  unit: 'ms',
  goal: { atMost: 1 },
  measure: () =>
    withBenchPage(async (bench) => ({ figure: await measureFirstRender(bench), reference: firstRenderMs })),
};

/** The time from the choice of a model to its painted form. */
export const modelSwitch: Benchmark = {
  name: 'form: switch to the largest schema, against a switch to the smallest',
  unit: 'ms',
  goal: { atMost: 2 },
  measure: () =>
    withBenchPage(async (bench) => {
      const { large, small } = await measureSwitches(bench);
      return { figure: large, reference: small };
    }),
};

/** The time for a letter typed into the prompt of the largest forms, against a bare text area of the same page. */
export const formKeystroke: Benchmark = {
  name: 'form: main-thread time per keystroke on the largest schema, against a bare text area, CPU slowed down 4×',
  unit: 'ms',
  goal: { atMost: 1.5 },
  measure: () =>
    withBenchPage(async (bench) => {
      await offerWildModels(bench.page);
      const took: { prompt: number; bare: number }[] = [];
      for (const id of largeForms) took.push(await measureKeystroke(bench, id));
      const worst = took.reduce((one, other) => (other.prompt / other.bare > one.prompt / one.bare ? other : one));
      return { figure: worst.prompt, reference: worst.bare };
    }),
};
