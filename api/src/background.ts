import { purgeCovers } from '@sibila/core/blog/purge';
import { reconcile } from '@sibila/core/billing/reconcile';
import { tellRenewals } from '@sibila/core/billing/tell-renewals';
import type { Shared } from '@sibila/core/context';
import { within } from '@sibila/core/within';
import { MailWorker } from '@sibila/core/outbox/worker';
import type { OperationMeter } from '@sibila/core/quota/operation-meter';
import { sweepPhotos } from '@sibila/core/palm/photos';
import { releaseAbandonedReadings } from '@sibila/core/quota/sweep';
import { PURGES } from '@sibila/core/retention/purges';
import { sweepShareImages } from './adapters/share-images/sweep.ts';
import type { DiskGuard } from './http/disk-guard.ts';
import { isInstanceDead } from './instance.ts';
import type { Metrics } from './metrics.ts';

/** Work that goes on beside the requests. */
export interface Background {
  /** Tells the mail worker not to wait. */
  nudge(): void;
  /** Stops everything, once what is under way has ended. */
  stop(): Promise<void>;
}

export interface BackgroundOptions {
  shared: Shared;
  meter: OperationMeter;
  /** Watches the disk of the embedded parts; null where the database is not ours. */
  disk: DiskGuard | null;
  metrics: Pick<Metrics, 'mailDied' | 'trackTask'>;
}

/** A mail server that hangs must not hold the process; its mails come back with their lease. */
const STOP_MS = 4000;
const MAILS_MS = 1000;
const METER_MS = 1000;
const DISK_MS = 5_000;
const SWEEP_MS = 10_000;
/** How often those are looked for who are due; each of them is due much less often. */
const BILLING_MS = 60_000;
const PURGE_MS = 60 * 60 * 1000;
/** What one purge can't remove in this time is left to the next turn. */
const PURGE_STEP_MS = 2 * 60 * 1000;
const PHOTOS_MS = 30 * 60 * 1000;

/**
 * Starts the mail worker, the sweeper of abandoned readings, the meter's flush, the look at what is
 * paid, the purges of rows, of the blog's pictures and of photos, and the look at the disk.
 */
export function startBackground(options: BackgroundOptions): Background {
  const { shared, meter, disk, metrics } = options;
  // Beside an embedded database every process is of this machine and can be judged by its number;
  // elsewhere a name proves nothing and the lease alone decides.
  const isDead = (name: string) => disk !== null && isInstanceDead(name, shared.instance);
  const worker = new MailWorker(shared, {
    freed: () => tasks[0].now(),
    died: () => metrics.mailDied(),
  });
  const stopping = new AbortController();
  const every = (ms: number, steps: Steps) => repeat(options, stopping.signal, ms, steps);
  const tasks = [
    every(MAILS_MS, { mails: () => worker.turn() }),
    every(METER_MS, { meter: () => meter.flush() }),
    every(SWEEP_MS, { sweep: () => releaseAbandonedReadings(shared, isDead) }),
    every(BILLING_MS, {
      billing: () => reconcile(shared),
      'renewal-notices': () => tellRenewals(shared),
    }),
    every(PURGE_MS, purgesOf(shared, stopping.signal)),
    every(PURGE_MS, {
      covers: () => purgeCovers(shared),
      'share-images': () => sweepShareImages(shared.ports, shared.log),
    }),
    every(PHOTOS_MS, { photos: () => sweepPhotos(shared) }),
    ...(disk ? [every(DISK_MS, { disk: () => disk.check() })] : []),
  ] as const;
  return {
    nudge: () => tasks[0].now(),
    stop: async () => {
      stopping.abort();
      const ended = Promise.all(tasks.map((task) => task.ended())).then(() => worker.settled());
      await within(ended, STOP_MS);
    },
  };
}

/** What one turn does, in order, by the names that log and metrics know. */
type Steps = Readonly<Record<string, () => Promise<unknown>>>;

function purgesOf({ db, ports }: Shared, stopping: AbortSignal): Steps {
  const until = () => AbortSignal.any([stopping, AbortSignal.timeout(PURGE_STEP_MS)]);
  const rows = Object.entries(PURGES).map(
    ([name, purge]) => [`purge-${name}`, () => purge({ db, ports, until: until() })] as const,
  );
  return {
    ...Object.fromEntries(rows),
    'purge-sessions': () => ports.sessions.purge(db, until()),
  };
}

/**
 * Runs the steps now and `ms` after each end, until it is stopping. One that fails is logged, the
 * others run, and all of them come again with the next turn.
 */
function repeat(
  { shared, metrics }: BackgroundOptions,
  stopping: AbortSignal,
  ms: number,
  steps: Steps,
) {
  const tracked = Object.entries(steps).map(
    ([task, work]) => ({ task, work, succeeded: metrics.trackTask(task) }) as const,
  );
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const turn = async () => {
    for (const { task, work, succeeded } of tracked) {
      if (stopping.aborted) return;
      try {
        await work();
        succeeded();
      } catch (err) {
        shared.log.error({ task, err }, 'a background task failed');
      }
    }
  };
  const run = () => {
    clearTimeout(timer);
    again = false;
    running = turn().then(() => {
      running = null;
      if (stopping.aborted) return;
      if (again) run();
      else timer = setTimeout(run, ms);
    });
  };
  run();
  return {
    now: () => {
      if (running) again = true;
      else if (!stopping.aborted) run();
    },
    ended: async () => {
      clearTimeout(timer);
      await running;
    },
  };
}
