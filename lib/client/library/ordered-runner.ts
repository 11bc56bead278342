/**
 * Creates a function that runs tasks one after the other, in the order of the calls: of requests that are sent at once, the later
 * may arrive first. A task that fails does so for its caller alone.
 */
export function createOrderedRunner(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
