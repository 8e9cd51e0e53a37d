import { createServer } from 'node:http';
import type { Shared } from '@sibila/core/context';
import { outboxLag } from '@sibila/core/outbox/deliver';
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';

/** What is counted for those who run the product. */
export interface Metrics {
  /** A mail was given up. */
  mailDied(): void;
  close(): void;
}

/** Counts, and serves /metrics on a port of its own, to this machine alone; not with port 0. */
export function startMetrics(port: number, shared: Pick<Shared, 'db' | 'ports' | 'log'>): Metrics {
  const registry = new Registry();
  const dead = new Counter({
    name: 'sibila_mails_dead_total',
    help: 'Mails that were given up: refused for good, tried too often, or too late',
    registers: [registry],
  });
  const mailDied = () => dead.inc();
  if (port === 0) return { mailDied, close: () => undefined };
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(lagGauge(shared));
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', (err) => shared.log.error({ err }, 'the metrics port could not be used'));
  server.listen(port, '127.0.0.1');
  return { mailDied, close: () => server.close() };
}

/** Looked up when it is asked for; NaN while the database is away. */
function lagGauge(shared: Pick<Shared, 'db' | 'ports'>): Gauge {
  return new Gauge({
    name: 'sibila_outbox_lag_seconds',
    help: 'Age of the oldest mail that has neither left nor been given up; 0 without one',
    registers: [],
    async collect() {
      this.set(
        await outboxLag(shared).then(
          (ms) => ms / 1000,
          () => NaN,
        ),
      );
    },
  });
}
