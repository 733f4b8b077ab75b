/** How every local server listens and stops: on 127.0.0.1 only, and promptly. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes `server` listen on 127.0.0.1 and resolves to the port it got (`port` 0: any free one). Rejects when taken. */
export function listenOnLoopback(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops accepting, ends open connections and resolves when the server has let go of its port and files. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    // Keep-alive connections of SDK clients would otherwise hold the port for seconds.
    server.closeAllConnections();
  });
}
