import { EaselError } from '../contract/error.ts';

/**
 * A body whose sender may not pause for longer than a while: what trickles in without end keeps a connection for nothing.
 *
 * @throws EaselError `request_timeout` while the stream is read
 */
export function refuseStalledBody(body: ReadableStream<Uint8Array>, patienceMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const fault = new EaselError('request_timeout', 'The body stopped arriving. Send the request again.');
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { promise: stalled, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(fault), patienceMs);
      try {
        const { done, value } = await Promise.race([reader.read(), stalled]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        // What is still to come is let go of; that this fails changes nothing.
        void reader.cancel(error).catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
