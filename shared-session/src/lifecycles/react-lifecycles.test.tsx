// @vitest-environment happy-dom
import { act, use, useEffect, useState, type ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reactLifecycles } from './react-lifecycles.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function remote(App: ComponentType) {
  const crashes: unknown[] = [];
  const domElement = document.createElement('div');
  const props = {
    domElement,
    baseUrl: 'https://tools.example/1.0.0/',
    integrityOf: () => undefined,
    onCrash: (error: unknown) => void crashes.push(error),
  };
  const { mount, unmount } = reactLifecycles(App, 'tools');
  return {
    domElement,
    unmountNow: () => unmount(props),
    crashes: () => crashes.map((error) => (error instanceof Error ? error.message : error)),
    mount: () => act(() => mount(props)),
    unmount: () => act(() => unmount(props)),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function InRender(): never {
  throw new Error('in render');
}
function InEffect() {
  useEffect(() => {
    throw new Error('in effect');
  }, []);
  return 'drawn';
}
function TwiceInEffects() {
  return (
    <>
      <InEffect />
      <InEffect />
    </>
  );
}
function InLateEffect() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    void Promise.resolve().then(() => setLate(true));
  }, []);
  return isLate ? <InEffect /> : null;
}

test.each([
  ['rendering', InRender, 'in render'],
  ['an effect', InEffect, 'in effect'],
  ['two effects', TwiceInEffects, 'in effect'],
  ['an effect of a later rendering', InLateEffect, 'in effect'],
])('an error in %s is reported exactly once, and the remote can leave', async (_, App, message) => {
  const { domElement, crashes, mount, unmount } = remote(App);
  await mount();
  expect(crashes()).toEqual([message]);
  await unmount();
  expect(domElement.childNodes).toHaveLength(0);
  expect(crashes()).toHaveLength(1);
});

test('a promise that is rejected while the remote is being drawn is reported exactly once', async () => {
  const answer = Promise.reject(new Error('no answer'));
  const { crashes, mount } = remote(() => use(answer));
  await mount();
  expect(crashes()).toEqual(['no answer']);
});

test("an error in the remote's cleanup is reported and delays nothing", async () => {
  const { domElement, crashes, mount, unmountNow } = remote(() => {
    useEffect(
      () => () => {
        throw new Error('in clean-up');
      },
      [],
    );
    return 'drawn';
  });
  await mount();
  expect(domElement.textContent).toBe('drawn');
  // Inside `act`, React gives errors to the test instead of the root.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await unmountNow();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(domElement.childNodes).toHaveLength(0);
  await vi.waitFor(() => expect(crashes()).toEqual(['in clean-up']));
});

test('a remote can leave unmounted, and can be mounted again after it left', async () => {
  const { domElement, mount, unmount } = remote(() => 'drawn');
  await unmount();
  await mount();
  await unmount();
  await mount();
  expect(domElement.textContent).toBe('drawn');
});
