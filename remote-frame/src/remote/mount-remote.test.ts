// @vitest-environment happy-dom
import { releaseWith } from '@aura/shared-federation/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MountProps } from '@aura/shared-federation/contract';
import { mountRemote, type MountState } from './mount-remote.ts';

const release = releaseWith({ name: 'tools' });
const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => console_.mockClear());

/** A remote in an empty place; `leaves` is what its unmount forgets. */
function mounted(module: unknown) {
  const place = document.createElement('main');
  const states: MountState[] = [];
  const unmount = mountRemote({
    place,
    release,
    importRemote: () => Promise.resolve(module),
    onState: (state) => states.push(state),
  });
  return { place, states, unmount };
}

const drawing = {
  mount: async ({ domElement }: MountProps) => domElement.append('Olá'),
  unmount: async ({ domElement }: MountProps) => domElement.replaceChildren(),
};

test('a remote is shown, and nothing is left of it afterwards', async () => {
  const { place, states, unmount } = mounted(drawing);
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'shown' }));
  expect(place.textContent).toBe('Olá');
  unmount();
  await vi.waitFor(() => expect(place.childNodes).toHaveLength(0));
  expect(console_).not.toHaveBeenCalled();
});

test('leftovers of a remote stay visible and are named', async () => {
  const { place, unmount } = mounted({ ...drawing, unmount: () => Promise.resolve() });
  unmount();
  await vi.waitFor(() => expect(console_).toHaveBeenCalledWith('remote tools@1.0.0: unmount left 1 nodes'));
  expect(place.textContent).toBe('Olá');
});

test.each([
  ['without life cycles', { mount: 1 }, /export mount and unmount/],
  ['that fails to mount', { ...drawing, mount: () => Promise.reject(new Error('boom')) }, /boom/],
])('a remote %s is named', async (_what, module, message) => {
  const { states } = mounted(module);
  await vi.waitFor(() =>
    expect(states.at(-1)).toEqual({ kind: 'failed', message: expect.stringMatching(message) }),
  );
});

test('a crash that the remote reports later is shown', async () => {
  let crash: (error: unknown) => void = () => undefined;
  const { states } = mounted({
    ...drawing,
    mount: async ({ onCrash }: MountProps) => {
      crash = onCrash;
    },
  });
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'shown' }));
  crash(new Error('later'));
  expect(states.at(-1)).toEqual({ kind: 'failed', message: 'Error: later' });
});
