// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import type { MountProps, RegistryEntry, RemoteModule } from '@aura/shared-federation/contract';
import { makeEntry, makeRoute } from '@aura/shared-federation/testing';
import * as singleSpa from 'single-spa';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApplications } from '../applications/applications.ts';
import type { RemoteFailure } from '../failure.ts';
import type { GoneChunkDecision } from '../gone-chunk/decide-after-gone-chunk.ts';
import type { LoadedRemote } from '../loading/load-entry.ts';
import type { RemoteReport } from '../report.ts';
import type { VisitState } from './visit-state.ts';
import { Visit } from './visit.ts';

type Loaded = Result<LoadedRemote, RemoteFailure>;

/** What comes of the remotes at each loading, by name. */
const network = new Map<string, (() => Promise<Loaded>)[]>();
const beginAttempt = createApplications(
  ({ descriptor }) => network.get(descriptor.name)?.shift()?.() ?? Promise.resolve(err('unreachable')),
  () => Promise.resolve(singleSpa),
);

beforeEach(() => window.history.replaceState(null, '', '/tools'));
afterEach(async () => {
  for (const visit of visits.splice(0)) visit.end();
  await singleSpa.triggerAppChange();
});

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

const visits: Visit[] = [];

/** A remote that no other test knows, and visits to it. */
function remoteWith(
  answers: readonly ((entry: RegistryEntry) => Promise<Loaded>)[],
  decision: GoneChunkDecision = 'message',
) {
  const name = `remote-${network.size}`;
  const entry = makeEntry({ name, routes: [makeRoute('/tools')] });
  network.set(
    name,
    answers.map((answer) => () => answer(entry)),
  );
  const reports: RemoteReport[] = [];
  const visit = () => {
    const made = new Visit(
      entry,
      {
        beginAttempt,
        beginFailure: () => Promise.resolve('unreachable'),
        onGoneChunk: () => Promise.resolve(decision),
        report: (report) => reports.push(report),
      },
      { giveWay: () => false, isStandIn: false, onChange: () => undefined },
    );
    visits.push(made);
    made.begin();
    return made;
  };
  return { entry, visit, reports };
}

const reached = (visit: Visit, kind: VisitState['kind']) =>
  vi.waitUntil(() => visit.getState().kind === kind);
const loaded = (module: RemoteModule) => (release: RegistryEntry) =>
  Promise.resolve<Loaded>(ok({ release, module }));
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

describe('Visit', () => {
  test('shows a remote and empties the place when it ends', async () => {
    const { entry, visit } = remoteWith([loaded(visible('ferramentas'))]);
    const one = visit();
    await reached(one, 'ready');
    expect(one.host.textContent).toBe('ferramentas');
    expect(one.running()).toBe(entry);
    one.end();
    expect(one.running()).toBeNull();
    await vi.waitUntil(() => one.host.childNodes.length === 0);
  });

  test('a failure is kept with its reason and another attempt starts afresh', async () => {
    const { visit } = remoteWith([failed('unreachable'), loaded(visible('de volta'))]);
    const one = visit();
    await reached(one, 'failed');
    expect(one.getState()).toEqual({ kind: 'failed', reason: 'unreachable' });
    one.begin();
    expect(one.getState().kind).toBe('loading');
    await reached(one, 'ready');
    expect(one.host.textContent).toBe('de volta');
  });

  test('a remote that arrives after the person has left is not shown, and the next one is at once', async () => {
    let arrive: (value: Loaded) => void = () => undefined;
    const late = new Promise<Loaded>((resolve) => {
      arrive = resolve;
    });
    const slow = remoteWith([() => late]);
    const one = slow.visit();
    await vi.waitUntil(() => network.get(slow.entry.descriptor.name)?.length === 0);
    one.end();
    const other = remoteWith([loaded(visible('outra'))]).visit();
    await reached(other, 'ready');
    arrive(ok({ release: slow.entry, module: visible('tarde demais') }));
    await late;
    await singleSpa.triggerAppChange();
    expect([one.host.textContent, other.host.textContent]).toEqual(['', 'outra']);
  });

  test('a remote that throws while mounting is a crash; coming back shows it again', async () => {
    const boom = new TypeError('boom');
    const broken: RemoteModule = { ...visible(''), mount: () => Promise.reject(boom) };
    const { entry, visit, reports } = remoteWith([loaded(broken), loaded(visible('inteiro'))]);
    const one = visit();
    await reached(one, 'failed');
    expect(one.getState()).toEqual({ kind: 'failed', reason: 'crashed' });
    expect(reports).toEqual([
      { kind: 'error', remote: entry.descriptor.name, version: '1.0.0', where: 'mount', name: 'TypeError' },
    ]);
    // The report contains the error exactly as the remote threw it.
    expect(boom.message).toBe('boom');
    one.end();
    const two = visit();
    await reached(two, 'ready');
    expect(two.host.textContent).toBe('inteiro');
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ] as const)(
    'a remote that %s while leaving leaves an empty place, and may come again',
    async (_, unmount) => {
      const rude: RemoteModule = { ...visible('um'), unmount };
      const { visit, reports } = remoteWith([loaded(rude), loaded(visible('dois'))]);
      const one = visit();
      await reached(one, 'ready');
      one.end();
      await vi.waitUntil(() => one.host.childNodes.length === 0);
      const two = visit();
      await reached(two, 'ready');
      expect(two.host.textContent).toBe('dois');
      expect(reports).toMatchObject([{ kind: 'error', where: 'unmount', name: 'Error' }]);
    },
  );

  test('a crash that the remote reports later takes it off the page and is reported', async () => {
    const { module, crash } = crashable();
    const { visit, reports } = remoteWith([loaded(module)]);
    const one = visit();
    await reached(one, 'ready');
    crash(new RangeError('later'));
    expect(one.getState()).toEqual({ kind: 'failed', reason: 'crashed' });
    await vi.waitUntil(() => one.host.childNodes.length === 0);
    expect(reports).toMatchObject([{ kind: 'error', where: 'render', name: 'RangeError' }]);
  });

  test('loaded code is kept: the next visit mounts it again, in its own element', async () => {
    const bootstrap = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { visit, reports } = remoteWith([loaded({ ...visible('igual'), bootstrap })]);
    const one = visit();
    await reached(one, 'ready');
    const element = one.host.firstChild;
    one.end();
    const two = visit();
    await reached(two, 'ready');
    expect(two.host.textContent).toBe('igual');
    expect(two.host.firstChild).not.toBe(element);
    expect(bootstrap).toHaveBeenCalledTimes(1);
    // The loader reports loading; this event was another opening.
    expect(reports).toMatchObject([{ kind: 'loaded', ms: 0 }]);
  });
});

describe('Visit to a remote that never ends mounting', () => {
  const stuckUntil = (unmount = () => Promise.resolve()) => {
    let end: () => void = () => undefined;
    const unmounted = vi.fn<() => void>();
    const mounting = new Promise<void>((resolve) => {
      end = resolve;
    });
    const module: RemoteModule = {
      mount: ({ domElement }) => mounting.then(() => void (domElement.textContent = 'tarde demais')),
      unmount: () => {
        unmounted();
        return unmount();
      },
    };
    return { module, end: () => end(), unmounted };
  };

  test('gives it up and does not block its place', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { visit, reports } = remoteWith([loaded(stuckUntil().module), loaded(visible('de volta'))]);
    const one = visit();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(one.getState()).toEqual({ kind: 'failed', reason: 'timeout' });
    expect(reports).toMatchObject([{ kind: 'failed', reason: 'timeout' }]);
    one.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(one.host.textContent).toBe('de volta');
  });

  test('lets a person leave for another remote and return at once, whatever the remote answers', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const never = () => new Promise<void>(() => undefined);
    const stuck = stuckUntil(never);
    const { visit } = remoteWith([loaded(stuck.module), loaded(stuck.module)]);
    const one = visit();
    await vi.advanceTimersByTimeAsync(0);
    expect(one.running()).not.toBeNull();
    one.end();
    const other = remoteWith([loaded(visible('outra'))]).visit();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.getState().kind).toBe('ready');
    other.end();
    const back = visit();
    await vi.advanceTimersByTimeAsync(0);
    expect(back.running()).not.toBeNull();
    back.end();
  });

  test('sends it away again when it ends after all', async () => {
    const stuck = stuckUntil();
    const { visit } = remoteWith([loaded(stuck.module)]);
    const one = visit();
    await vi.waitUntil(() => one.running() !== null);
    one.end();
    await vi.waitUntil(() => stuck.unmounted.mock.calls.length > 0);
    const calls = stuck.unmounted.mock.calls.length;
    stuck.end();
    await vi.waitUntil(() => stuck.unmounted.mock.calls.length > calls);
    expect(one.host.textContent).toBe('');
  });
});

test('a remote that never ends leaving is waited for a moment, and the next one is shown', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stubborn = { ...visible('um'), unmount: () => new Promise<void>(() => undefined) };
  const { visit, reports } = remoteWith([loaded(stubborn)]);
  const one = visit();
  await vi.advanceTimersByTimeAsync(0);
  one.end();
  const other = remoteWith([loaded(visible('outra'))]).visit();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(other.host.textContent).toBe('outra');
  expect(reports).toMatchObject([{ kind: 'error', where: 'unmount' }]);
});

describe('Visit with an unhandled error', () => {
  test('keeps the remote on the screen, reports once, and is quiet after it was read', async () => {
    const { visit, reports } = remoteWith([loaded(visible('digitado'))]);
    const one = visit();
    await reached(one, 'ready');
    one.trouble('event', new TypeError('x'));
    one.trouble('event', new TypeError('x'));
    expect(one.getState()).toEqual({ kind: 'ready', trouble: 'error' });
    expect(one.host.textContent).toBe('digitado');
    expect(reports).toMatchObject([{ where: 'event', name: 'TypeError' }]);
    one.dismissTrouble();
    one.trouble('event', new TypeError('x'));
    expect(one.getState()).toEqual({ kind: 'ready', trouble: null });
  });

  test('stays silent while nothing is on the screen', () => {
    const { visit, reports } = remoteWith([]);
    const one = visit();
    one.trouble('promise', new Error('x'));
    expect(one.getState().kind).toBe('loading');
    expect(reports).toEqual([]);
  });
});

describe('Visit with a file that is gone', () => {
  const drawn: readonly [GoneChunkDecision, VisitState][] = [
    ['message', { kind: 'ready', trouble: 'error' }],
    ['offer-reload', { kind: 'ready', trouble: 'outdated' }],
    ['reload', { kind: 'ready', trouble: null }],
  ];
  test.each(drawn)('after an action and the decision %s the remote stays', async (decision, state) => {
    const { visit } = remoteWith([loaded(visible('digitado'))], decision);
    const one = visit();
    await reached(one, 'ready');
    one.trouble('promise', goneChunk());
    await vi.waitFor(() => expect(one.getState()).toEqual(state));
    expect(one.host.textContent).toBe('digitado');
  });

  test('is answered again when it is asked for again, and reported once', async () => {
    const { visit, reports } = remoteWith([loaded(visible('digitado'))], 'offer-reload');
    const one = visit();
    await reached(one, 'ready');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      one.trouble('promise', goneChunk());
      await vi.waitFor(() => expect(one.getState()).toEqual({ kind: 'ready', trouble: 'outdated' }));
      one.dismissTrouble();
    }
    expect(reports).toHaveLength(1);
  });

  const crashed: readonly [GoneChunkDecision, VisitState][] = [
    ['message', { kind: 'failed', reason: 'unreachable' }],
    ['offer-reload', { kind: 'failed', reason: 'outdated' }],
    ['reload', { kind: 'loading', slow: false }],
  ];
  test.each(crashed)('after a crash and the decision %s the person is told', async (decision, state) => {
    const { module, crash } = crashable();
    const { visit } = remoteWith([loaded(module)], decision);
    const one = visit();
    await reached(one, 'ready');
    crash(goneChunk());
    await vi.waitFor(() => expect(one.getState()).toEqual(state));
  });
});
