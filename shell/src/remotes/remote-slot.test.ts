// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import type { MountProps, RemoteModule } from '@aura/shared-federation/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entryWith } from '@aura/shared-federation/testing';
import type { RemoteFailure } from './failure.ts';
import { RemoteSlot, type SlotState } from './remote-slot.ts';

type Loaded = Result<RemoteModule, RemoteFailure>;

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

function slotWith(answers: (() => Promise<Loaded>)[]) {
  const host = document.createElement('div');
  const slot = new RemoteSlot(entryWith({ name: 'tools' }), host, () => {
    const answer = answers.shift();
    return answer ? answer() : Promise.resolve(err('unreachable'));
  });
  const reached = (kind: SlotState['kind']) => vi.waitUntil(() => slot.getState().kind === kind);
  return { slot, host, reached };
}

const loaded = (module: RemoteModule) => () => Promise.resolve<Loaded>(ok(module));
const failed = (reason: RemoteFailure) => () => Promise.resolve<Loaded>(err(reason));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('RemoteSlot', () => {
  test('shows a remote and empties the place when it leaves', async () => {
    const { slot, host, reached } = slotWith([loaded(visible('ferramentas'))]);
    slot.mount();
    await reached('ready');
    expect(host.textContent).toBe('ferramentas');
    slot.unmount();
    await vi.waitUntil(() => host.childNodes.length === 0);
    expect(slot.getState().kind).toBe('idle');
  });

  test('a failure is kept with its reason and a retry starts afresh', async () => {
    const { slot, host, reached } = slotWith([failed('unreachable'), loaded(visible('de volta'))]);
    slot.mount();
    await reached('failed');
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'unreachable' });
    slot.retry();
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
    arrive(ok(visible('tarde demais')));
    await late;
    await Promise.resolve();
    expect(host.textContent).toBe('');
    expect(slot.getState().kind).toBe('idle');
  });

  test('a remote that throws while mounting is a crash; leaving and coming back shows it again', async () => {
    const broken: RemoteModule = { ...visible(''), mount: () => Promise.reject(new Error('boom')) };
    const { slot, host, reached } = slotWith([loaded(broken), loaded(visible('inteiro'))]);
    slot.mount();
    await reached('failed');
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'crashed' });
    slot.unmount();
    slot.mount();
    await reached('ready');
    expect(host.textContent).toBe('inteiro');
  });

  test('a remote that throws at once while leaving leaves an empty place', async () => {
    const rude: RemoteModule = {
      ...visible('um'),
      unmount: () => {
        throw new Error('no');
      },
    };
    const { slot, host, reached } = slotWith([loaded(rude), loaded(visible('dois'))]);
    slot.mount();
    await reached('ready');
    slot.unmount();
    slot.mount();
    await reached('ready');
    expect(host.textContent).toBe('dois');
  });

  test('a remote whose mount never ends is given up and does not block its place', async () => {
    vi.useFakeTimers();
    const stuck: RemoteModule = { ...visible(''), mount: () => new Promise(() => undefined) };
    const { slot, host } = slotWith([loaded(stuck), loaded(visible('de volta'))]);
    slot.mount();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'timeout' });
    slot.retry();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(host.textContent).toBe('de volta');
    vi.useRealTimers();
  });

  test('a crash that the remote reports later is shown as well', async () => {
    let crash: (error: unknown) => void = () => undefined;
    const module = visible('ok', (props) => {
      crash = props.onCrash;
    });
    const { slot, reached } = slotWith([loaded(module)]);
    slot.mount();
    await reached('ready');
    crash(new Error('later'));
    expect(slot.getState()).toEqual({ kind: 'failed', reason: 'crashed' });
  });

  test('a remote that throws while leaving does not stop the next visit', async () => {
    const clinging: RemoteModule = { ...visible('um'), unmount: () => Promise.reject(new Error('no')) };
    const { slot, host, reached } = slotWith([loaded(clinging), loaded(visible('dois'))]);
    slot.mount();
    await reached('ready');
    slot.unmount();
    slot.mount();
    await reached('ready');
    await vi.waitUntil(() => host.textContent === 'dois');
    expect(host.textContent).toBe('dois');
  });
});
