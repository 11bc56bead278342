import S3rver from '@20minutes/s3rver';

// An S3 server as a program: `node serve-s3.ts <folder> <port> <bucket>`. It prints its port when it is ready.
const [directory, port, bucket] = process.argv.slice(2);

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
});
// It signs a bucket's path without the final slash, which current clients include. For that path, and no other, a wrong
// signature is accepted.
server.middleware.unshift((context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } }) as object;
  }
  return next();
});
const address = await server.run();
process.stdout.write(`${address.port}\n`);
// It exits with its parent process.
process.stdin.on('end', () => process.exit(0)).resume();
