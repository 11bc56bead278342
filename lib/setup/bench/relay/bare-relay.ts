import { createServer, get, type ServerResponse } from 'node:http';

// The reference of the relay benchmark: reads one event stream and only copies it to every client. Arguments: URL of
// the stream, port to listen on.
const [source = '', port = ''] = process.argv.slice(2);
const streams = new Set<ServerResponse>();
get(source, (stream) => {
  stream.on('data', (chunk: Buffer) => {
    for (const response of streams) response.write(chunk);
  });
});
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
  streams.add(response);
  response.on('close', () => streams.delete(response));
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
process.stdin.on('end', () => process.exit(0)).resume();
