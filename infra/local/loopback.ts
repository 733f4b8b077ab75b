/** How every local server listens and stops: on 127.0.0.1 only, for its own host names only, and promptly. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a `Host` header names this machine: `localhost`, `127.0.0.1` or `[::1]`, with any port. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK_HOST.test(host);
}

/**
 * Makes `server` answer 421 to requests under foreign names: a page elsewhere could point a name of its own at this
 * machine (DNS rebinding), and its browser would then count the page and this server as one site.
 */
function refuseForeignHosts(server: Server): void {
  const answers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isLoopbackHost(request.headers.host)) for (const answer of answers) answer.call(server, request, response);
    else response.writeHead(421, { 'content-type': 'text/plain', connection: 'close' }).end('unknown host');
  });
}

/**
 * Makes `server`, whose listeners are all there, answer on 127.0.0.1 to requests under a name of this machine. Resolves to
 * the port it got (`port` 0: any free one). Rejects when taken.
 */
export function listenOnLoopback(server: Server, port: number): Promise<number> {
  refuseForeignHosts(server);
  keepConnections(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Longer than a test or a page pauses between two calls. */
const IDLE_MS = 60_000;

/**
 * Node closes idle connections after five seconds; a busy client would send its next request on a closed one and fail.
 */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = IDLE_MS;
}

/** Stops accepting, ends open connections and resolves when the server has let go of its port and files. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    // Keep-alive connections of SDK clients would otherwise hold the port for seconds.
    server.closeAllConnections();
  });
}
