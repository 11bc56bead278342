/**
 * Lives until so many lives were killed: first one in each equal part of the way, then, instead of each step that was
 * not reached, at an earlier one. The number of steps varies from life to life, so the last parts can be missed
 * several times.
 *
 * @param steps number of steps of an undisturbed life
 * @param kills how many are wanted; at most four times as many lives are tried
 * @param live lives with a kill at this step, from 1, and says whether the step was reached
 * @returns how many lives were killed
 */
export async function killLives(
  steps: number,
  kills: number,
  live: (killAt: number) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  let reachable = steps;
  for (let life = 0; done < kills && life < 4 * kills; life += 1) {
    const drawn = life < kills ? (steps * (life + Math.random())) / kills : reachable * Math.random();
    const killAt = 1 + Math.floor(drawn * 0.97);
    if (await live(killAt)) done += 1;
    else reachable = Math.min(reachable, killAt - 1);
  }
  return done;
}
