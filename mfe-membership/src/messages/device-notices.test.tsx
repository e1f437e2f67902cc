// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeviceNotices } from './device-notices.tsx';
import type { DevicePorts } from './this-device.ts';

afterEach(cleanup);

const makePorts = (changes: Partial<DevicePorts> = {}): DevicePorts => ({
  canShow: () => true,
  isOn: async () => false,
  turnOn: async () => ok(true),
  turnOff: async () => ok(true),
  ...changes,
});
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Avisos neste aparelho/u });

test('turns on with the key of the site and off again', async () => {
  const keys: string[] = [];
  const turnOn = async (key: string) => (keys.push(key), ok<true>(true));
  render(<DeviceNotices ports={makePorts({ turnOn })} pushKey="chave" />);
  expect(box().checked).toBe(false);
  fireEvent.click(box());
  await expect.poll(() => box().checked).toBe(true);
  expect(keys).toEqual(['chave']);
  fireEvent.click(box());
  await expect.poll(() => box().checked).toBe(false);
});

test('stays off if the browser refuses', async () => {
  let asked = 0;
  const turnOn = async () => ((asked += 1), err('bloqueado'));
  render(<DeviceNotices ports={makePorts({ turnOn })} pushKey="chave" />);
  fireEvent.click(box());
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => box().getAttribute('aria-busy')).toBe('false');
  expect(box().checked).toBe(false);
});

test('says so where the browser shows none, and nothing where none are sent', () => {
  const { rerender, container } = render(
    <DeviceNotices ports={makePorts({ canShow: () => false })} pushKey="chave" />,
  );
  expect(screen.getByText(/não mostra avisos/u)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  rerender(<DeviceNotices ports={makePorts()} pushKey={null} />);
  expect(container.textContent).toBe('');
});
