// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast } from '../../components/toast-store.ts';
import { followWorker } from './follow-worker.ts';
import { KEEP_REST, TAKE_OVER } from './kept.ts';

/** A worker at some point of its life. */
class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  reach(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active = new FakeWorker();
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  /** The browser finds a version and has it installed. */
  find(): FakeWorker {
    const found = new FakeWorker();
    this.installing = found;
    this.dispatchEvent(new Event('updatefound'));
    found.reach('installed');
    return found;
  }
}

/** A page of which a worker has, or has not yet, taken hold. */
function page({ isControlled = true, waiting = null as FakeWorker | null } = {}) {
  const registration = Object.assign(new FakeRegistration(), { waiting });
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    controller: isControlled ? registration.active : null,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { registration, container };
}

const told = () => {
  const toast = currentToast();
  return toast?.open === true && toast.title === 'Hay una versión nueva';
};
const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
  dismissToast(currentToast()?.id ?? 0);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a page that follows its worker', () => {
  it('has it keep the rest of the code', async () => {
    const { registration } = page();
    await followWorker();
    expect(registration.active.postMessage.mock.calls).toEqual([[{ type: KEEP_REST }]]);
    expect(told()).toBe(false);
  });

  it('tells of a version that is found, which takes over and is shown when asked to', async () => {
    const { registration, container } = page();
    await followWorker();
    const found = registration.find();
    expect([told(), found.postMessage.mock.calls]).toEqual([true, []]);
    currentToast()?.action?.onClick();
    expect(found.postMessage.mock.calls).toEqual([[{ type: TAKE_OVER }]]);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('tells of one that waits already, and of none where it would be the first', async () => {
    const waiting = new FakeWorker();
    page({ waiting, isControlled: false });
    await followWorker();
    expect(told()).toBe(false);
    page({ waiting });
    await followWorker();
    expect(told()).toBe(true);
  });

  it('is read anew at once where the version has taken over from another tab', async () => {
    const { registration } = page();
    await followWorker();
    const found = registration.find();
    found.reach('activated');
    expect(reload).not.toHaveBeenCalled();
    currentToast()?.action?.onClick();
    expect([reload.mock.calls.length, found.postMessage.mock.calls]).toEqual([1, []]);
  });

  it('does without where browsers have no workers', async () => {
    await expect(followWorker()).resolves.toBeUndefined();
  });
});
