// Types of the test server's package, which has none.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Context {
    path: string;
    app: object;
  }
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string | undefined;
      silent: boolean;
      configureBuckets: { name: string | undefined }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run: () => Promise<AddressInfo>;
  }
  export = S3rver;
}
