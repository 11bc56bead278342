import { say, withKillsDatabase } from './kills/with-kills-database.ts';
import { runPairKills } from './pair/run-pair-kills.ts';

// Part of `npm run kills`: two studios behind a balancer, killed in turn while browsers press. Fifty kills, or as many as
// the first argument says.
const kills = Number(process.argv[2] ?? 50);

await withKillsDatabase({ width: 320, height: 200 }, async (surroundings) => {
  const startedAt = Date.now();
  const report = await runPairKills({
    ...surroundings,
    kills,
    onKill: (count) => {
      if (count % 10 === 0) say(`${count} of two studios`);
    },
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(`studios killed      ${report.kills} in turn, in ${seconds} s`);
  say(`submissions         ${report.reached.once} sent once, ${report.reached.never} not sent and shown as such`);
  say(`repeated            ${report.repetitions} without an answer of a studio`);
  say(`event streams       ${report.streams} of one browser, one after the other`);
  return report;
});
