import { createServer } from 'node:http';
import type { Shared } from '@sibila/core/context';
import { outboxLag } from '@sibila/core/outbox/deliver';
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';

/** What is counted for those who run the product. */
export interface Metrics {
  /** A mail was given up. */
  mailDied(): void;
  /** Begins to tell how old a background task's last success is; to be called at each success. */
  trackTask(task: string): () => void;
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
  const successes = new Map<string, number>();
  const trackTask = (task: string) => {
    const succeeded = () => void successes.set(task, shared.ports.clock.now().getTime());
    succeeded();
    return succeeded;
  };
  if (port === 0) return { mailDied, trackTask, close: () => undefined };
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(lagGauge(shared));
  registry.registerMetric(taskGauge(shared, successes));
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
  return { mailDied, trackTask, close: () => server.close() };
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

/** What never succeeded is as old as the process. */
function taskGauge(
  { ports }: Pick<Shared, 'ports'>,
  successes: ReadonlyMap<string, number>,
): Gauge<'task'> {
  return new Gauge({
    name: 'sibila_task_last_success_age_seconds',
    help: 'How long ago a background task of this process last succeeded, or the process started',
    labelNames: ['task'],
    registers: [],
    collect() {
      const now = ports.clock.now().getTime();
      for (const [task, at] of successes) this.set({ task }, (now - at) / 1000);
    },
  });
}
