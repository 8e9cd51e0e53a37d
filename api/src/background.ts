import { purgeCovers } from '@sibila/core/blog/purge';
import { reconcile } from '@sibila/core/billing/reconcile';
import { tellRenewals } from '@sibila/core/billing/tell-renewals';
import type { Shared } from '@sibila/core/context';
import { within } from '@sibila/core/within';
import { MailWorker } from '@sibila/core/outbox/worker';
import type { OperationMeter } from '@sibila/core/quota/operation-meter';
import { sweepPhotos } from '@sibila/core/palm/photos';
import { purgeExpired, releaseAbandonedReadings } from '@sibila/core/quota/sweep';
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
  metrics: Pick<Metrics, 'mailDied'>;
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
const PHOTOS_MS = 30 * 60 * 1000;

/** Starts the mail worker, the sweeper of abandoned readings, the meter's flush, the look at what is paid, the purges of rows, of the blog's pictures and of photos, and the look at the disk. */
export function startBackground(options: BackgroundOptions): Background {
  const { shared, meter, disk, metrics } = options;
  // Beside an embedded database every process is of this machine and can be judged by its number;
  // elsewhere a name proves nothing and the lease alone decides.
  const isDead = (name: string) => disk !== null && isInstanceDead(name, shared.instance);
  const sweep = () => releaseAbandonedReadings(shared, isDead);
  const purge = async () => {
    await purgeExpired(shared);
    await shared.ports.sessions.purge(shared.db);
  };
  const covers = async () => {
    await purgeCovers(shared);
    await sweepShareImages(shared.ports, shared.log);
  };
  const billing = async () => {
    await reconcile(shared);
    await tellRenewals(shared);
  };
  const worker = new MailWorker(shared, {
    freed: () => tasks[0].now(),
    died: () => metrics.mailDied(),
  });
  const tasks = [
    repeat(shared, 'mails', MAILS_MS, () => worker.turn()),
    repeat(shared, 'meter', METER_MS, () => meter.flush()),
    repeat(shared, 'sweep', SWEEP_MS, sweep),
    repeat(shared, 'billing', BILLING_MS, billing),
    repeat(shared, 'purge', PURGE_MS, purge),
    repeat(shared, 'covers', PURGE_MS, covers),
    repeat(shared, 'photos', PHOTOS_MS, () => sweepPhotos(shared)),
    ...(disk ? [repeat(shared, 'disk', DISK_MS, () => disk.check())] : []),
  ] as const;
  return {
    nudge: () => tasks[0].now(),
    stop: async () => {
      const ended = Promise.all(tasks.map((task) => task.stop())).then(() => worker.settled());
      await within(ended, STOP_MS);
    },
  };
}

/** Runs `work` now and `ms` after each end; a failure is logged and the next turn comes all the same. */
function repeat(shared: Shared, name: string, ms: number, work: () => Promise<unknown>) {
  let stopped = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const run = () => {
    clearTimeout(timer);
    again = false;
    running = work()
      .catch((err: unknown) => shared.log.error({ task: name, err }, 'a background task failed'))
      .then(() => {
        running = null;
        if (stopped) return;
        if (again) run();
        else timer = setTimeout(run, ms);
      });
  };
  run();
  return {
    now: () => {
      if (running) again = true;
      else if (!stopped) run();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
