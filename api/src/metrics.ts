import { createServer, type Server } from 'node:http';
import type { Log } from '@sibila/core/context';
import { collectDefaultMetrics, register } from 'prom-client';

/** Serves /metrics on a port of its own, to this machine alone; null for port 0. */
export function startMetrics(port: number, log: Log): Server | null {
  if (port === 0) return null;
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', (err) => log.error({ err }, 'the metrics port could not be used'));
  return server.listen(port, '127.0.0.1');
}
