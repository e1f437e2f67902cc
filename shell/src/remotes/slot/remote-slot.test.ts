// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import type { MountProps, RemoteModule } from '@aura/shared-federation/contract';
import { entryWith } from '@aura/shared-federation/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RemoteFailure } from '../failure.ts';
import type { GoneChunkDecision } from '../gone-chunk/after-gone-chunk.ts';
import type { LoadedRemote } from '../loading/load-entry.ts';
import type { RemoteReport } from '../report.ts';
import { RemoteSlot } from './remote-slot.ts';
import type { SlotState } from './slot-state.ts';

type Loaded = Result<LoadedRemote, RemoteFailure>;

const entry = entryWith({ name: 'tools' });

/** A remote that writes its name into the page and takes it away again. */
const visible = (text: string, during?: (props: MountProps) => void): RemoteModule => ({
  mount: (props) => {
    props.domElement.textContent = text;
    during?.(props);
    return Promise.resolve();
  },
  unmount: (props) => {
    props.domElement.textContent = '';
    return Promise.resolve();
  },
});

function slotWith(answers: (() => Promise<Loaded>)[], decision: GoneChunkDecision = 'message') {
  const host = document.createElement('div');
  const reports: RemoteReport[] = [];
  const slot = new RemoteSlot(entry, host, {
    load: () => answers.shift()?.() ?? Promise.resolve(err('unreachable')),
    onGoneChunk: () => Promise.resolve(decision),
    report: (report) => reports.push(report),
  });
  const reached = (kind: SlotState['kind']) => vi.waitUntil(() => slot.getState().kind === kind);
  return { slot, host, reached, reports };
}

const loaded = (module: RemoteModule) => () => Promise.resolve<Loaded>(ok({ release: entry, module }));
const failed = (reason: RemoteFailure) => () => Promise.resolve<Loaded>(err(reason));
const goneChunk = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

/** A remote that can be made to crash after it was mounted. */
function crashable() {
  let crash: (error: unknown) => void = () => undefined;
  const module = visible('ok', (props) => {
    crash = props.onCrash;
  });
  return { module, crash: (error: unknown) => crash(error) };
}

describe('RemoteSlot', () => {
  test('shows a remote and empties the place when it leaves', async () => {
    const { slot, host, reached } = slotWith([loaded(visible('ferramentas'))]);
    slot.mount();
    await reached('ready');
    expect(host.textContent).toBe('ferramentas');
    expect(slot.running()).toBe(entry);
    expect(slot.isMounted()).toBe(true);
    slot.unmount();
    expect(slot.isMounted()).toBe(false);
    await vi.waitUntil(() => host.childNodes.length === 0);
    expect(slot.getState().kind).toBe('idle');
    expect(slot.running()).toBeNull();
  });

  test('a failure is kept with its reason and a retry starts afresh', async () => {
    const { slot, host, reached } = slotWith([failed('unreachable'), loaded(visible('de volta'))]);
    slot.mount();
    await reached('failed');
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'unreachable' });
    slot.prepareRetry();
    expect(slot.getState().kind).toBe('loading');
    slot.mount();
    await reached('ready');
    expect(host.textContent).toBe('de volta');
  });

  test('a remote that arrives after the person has left is not shown', async () => {
    let arrive: (value: Loaded) => void = () => undefined;
    const late = new Promise<Loaded>((resolve) => {
      arrive = resolve;
    });
    const { slot, host } = slotWith([() => late]);
    slot.mount();
    slot.unmount();
    arrive(ok({ release: entry, module: visible('tarde demais') }));
    await late;
    await Promise.resolve();
    expect(host.textContent).toBe('');
    expect(slot.getState().kind).toBe('idle');
  });

  test('a remote that throws while mounting is a crash; leaving and coming back shows it again', async () => {
    const broken: RemoteModule = { ...visible(''), mount: () => Promise.reject(new TypeError('boom')) };
    const { slot, host, reached, reports } = slotWith([loaded(broken), loaded(visible('inteiro'))]);
    slot.mount();
    await reached('failed');
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'crashed' });
    expect(reports).toEqual([
      { kind: 'error', remote: 'tools', version: '1.0.0', where: 'mount', name: 'TypeError' },
    ]);
    slot.unmount();
    slot.mount();
    await reached('ready');
    expect(host.textContent).toBe('inteiro');
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ] as const)('a remote that %s while leaving leaves an empty place', async (_, unmount) => {
    const rude: RemoteModule = { ...visible('um'), unmount };
    const { slot, host, reached } = slotWith([loaded(rude), loaded(visible('dois'))]);
    slot.mount();
    await reached('ready');
    slot.unmount();
    slot.mount();
    await reached('ready');
    expect(host.textContent).toBe('dois');
  });

  test('a crash that the remote reports later takes it off the page and is reported', async () => {
    const { module, crash } = crashable();
    const { slot, host, reached, reports } = slotWith([loaded(module)]);
    slot.mount();
    await reached('ready');
    crash(new RangeError('later'));
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'crashed' });
    await vi.waitUntil(() => host.childNodes.length === 0);
    expect(reports).toMatchObject([{ kind: 'error', where: 'render', name: 'RangeError' }]);
  });
});

describe('RemoteSlot with a remote that never ends mounting', () => {
  const stuckUntil = () => {
    let end: () => void = () => undefined;
    const unmounted = vi.fn<() => void>();
    const mounting = new Promise<void>((resolve) => {
      end = resolve;
    });
    const module: RemoteModule = {
      mount: ({ domElement }) => mounting.then(() => void (domElement.textContent = 'tarde demais')),
      unmount: () => Promise.resolve(unmounted()),
    };
    return { module, end: () => end(), unmounted };
  };

  test('gives it up and does not block its place', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { slot, host, reports } = slotWith([loaded(stuckUntil().module), loaded(visible('de volta'))]);
    slot.mount();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'timeout' });
    expect(reports).toMatchObject([{ kind: 'failed', reason: 'timeout' }]);
    slot.mount();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(host.textContent).toBe('de volta');
  });

  test('lets a person leave and come back at once, and sends it away again when it ends after all', async () => {
    const stuck = stuckUntil();
    const { slot, host, reached } = slotWith([loaded(stuck.module), loaded(visible('de volta'))]);
    slot.mount();
    await vi.waitUntil(() => slot.running() !== null);
    slot.unmount();
    slot.mount();
    await reached('ready');
    const calls = stuck.unmounted.mock.calls.length;
    stuck.end();
    await vi.waitUntil(() => stuck.unmounted.mock.calls.length > calls);
    expect(host.textContent).toBe('de volta');
  });
});

describe('RemoteSlot with an error that nobody held', () => {
  test('keeps the remote on the screen, reports once, and is quiet after it was read', async () => {
    const { slot, host, reached, reports } = slotWith([loaded(visible('digitado'))]);
    slot.mount();
    await reached('ready');
    slot.trouble('event', new TypeError('x'));
    slot.trouble('event', new TypeError('x'));
    expect(slot.getState()).toEqual({ kind: 'ready', trouble: 'error' });
    expect(host.textContent).toBe('digitado');
    expect(reports).toMatchObject([{ where: 'event', name: 'TypeError' }]);
    slot.dismissTrouble();
    slot.trouble('event', new TypeError('x'));
    expect(slot.getState()).toEqual({ kind: 'ready', trouble: null });
  });

  test('says nothing while nothing is on the screen', () => {
    const { slot, reports } = slotWith([]);
    slot.trouble('promise', new Error('x'));
    expect(slot.getState().kind).toBe('idle');
    expect(reports).toEqual([]);
  });
});

describe('RemoteSlot with a file that is gone', () => {
  const drawn: readonly [GoneChunkDecision, SlotState][] = [
    ['message', { kind: 'ready', trouble: 'error' }],
    ['offer-reload', { kind: 'ready', trouble: 'outdated' }],
    ['reload', { kind: 'ready', trouble: null }],
  ];
  test.each(drawn)('after an action and the decision %s the remote stays', async (decision, state) => {
    const { slot, host, reached } = slotWith([loaded(visible('digitado'))], decision);
    slot.mount();
    await reached('ready');
    slot.trouble('promise', goneChunk());
    await vi.waitFor(() => expect(slot.getState()).toEqual(state));
    expect(host.textContent).toBe('digitado');
  });

  test('is answered again when it is asked for again, and reported once', async () => {
    const { slot, reached, reports } = slotWith([loaded(visible('digitado'))], 'offer-reload');
    slot.mount();
    await reached('ready');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      slot.trouble('promise', goneChunk());
      await vi.waitFor(() => expect(slot.getState()).toEqual({ kind: 'ready', trouble: 'outdated' }));
      slot.dismissTrouble();
    }
    expect(reports).toHaveLength(1);
  });

  const crashed: readonly [GoneChunkDecision, SlotState][] = [
    ['message', { kind: 'failed', reason: 'unreachable' }],
    ['offer-reload', { kind: 'failed', reason: 'outdated' }],
    ['reload', { kind: 'loading', slow: false }],
  ];
  test.each(crashed)('after a crash and the decision %s the person learns it', async (decision, state) => {
    const { module, crash } = crashable();
    const { slot, reached } = slotWith([loaded(module)], decision);
    slot.mount();
    await reached('ready');
    crash(goneChunk());
    await vi.waitFor(() => expect(slot.getState()).toEqual(state));
  });
});
