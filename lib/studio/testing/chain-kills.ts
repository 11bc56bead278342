import { runChainKills } from './kills/run-chain-kills.ts';
import { say, withKillsDatabase } from './kills/with-kills-database.ts';

// Part of `npm run kills`: twenty studios, each killed at a different step of a chain of shots.
const kills = Number(process.argv[2] ?? 20);

await withKillsDatabase({ width: 64, height: 64 }, async (surroundings) => {
  const startedAt = Date.now();
  const report = await runChainKills({ ...surroundings, kills });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(`chains of shots     ${report.kills} of ${kills} studios killed in ${seconds} s`);
  return report;
});
