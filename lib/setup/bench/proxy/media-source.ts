import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A media service with one record and one file, in its own process: started by fork, it sends its port.
// Arguments: bytes of the file.
const fileBytes = Number(process.argv[2]);
const record = JSON.stringify({
  generation_id: '00000000-0000-4000-8000-000000000000',
  status: 'succeeded',
  prompt: 'A lighthouse above the sea at dusk, '.repeat(24),
});
const chunk = Buffer.alloc(64 * 1024, 'a');

const server = createServer((request, response) => {
  const isFile = request.url?.startsWith('/api/repos/') === true;
  if (request.url === '/api/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
  } else if (isFile && request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': fileBytes });
    let left = fileBytes;
    const write = () => {
      while (left > 0) {
        const next = chunk.subarray(0, Math.min(left, chunk.length));
        left -= next.length;
        if (response.write(next)) continue;
        response.once('drain', write);
        return;
      }
      response.end();
    };
    write();
  } else {
    request.resume().once('end', () => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(record) };
      response.writeHead(200, headers).end(record);
    });
  }
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
