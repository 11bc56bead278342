import { runStudioKills } from './kills/run-studio-kills.ts';
import { say, withKillsDatabase } from './kills/with-kills-database.ts';

// Part of `npm run kills`: a hundred studios, each killed at a different step between a submission and its copied
// result. `npm run kills -- 50` for fewer.
const kills = Number(process.argv[2] ?? 100);

await withKillsDatabase({ width: 320, height: 200 }, async (surroundings) => {
  const startedAt = Date.now();
  const report = await runStudioKills({
    ...surroundings,
    kills,
    onKill: (count) => {
      if (count % 20 === 0) say(`${count} studios`);
    },
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(`studios killed      ${report.kills} of ${kills} in ${seconds} s, over ${report.steps} steps`);
  say(`submissions         ${report.reached.once} sent once, ${report.reached.never} not sent and shown as such`);
  return report;
});
