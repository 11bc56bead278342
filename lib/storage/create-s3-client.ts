import { S3Client } from '@aws-sdk/client-s3';

const connectMs = 5000;
const silenceMs = 30_000;
const say = () => undefined;

/**
 * A client of S3, or of a service that speaks it. Credentials come from the usual AWS variables.
 *
 * @param options.endpoint address of another service than Amazon's own
 */
export function createS3Client(options: { region: string; endpoint: string | null }): S3Client {
  return new S3Client({
    region: options.region,
    // Services other than AWS itself seldom have a host name for each bucket.
    ...(options.endpoint === null ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
    // Many of them do not know checksums in trailers: only where the operation itself demands one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Failures are thrown; by default the client also writes to the console.
    logger: { debug: say, info: say, warn: say, error: say },
  });
}
