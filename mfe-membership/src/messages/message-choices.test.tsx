// @vitest-environment happy-dom
import { err, ok, type MessageChoices } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MessageChoicesForm, type ChoicePorts } from './message-choices.tsx';

afterEach(cleanup);

const device: ChoicePorts['device'] = {
  canShow: () => false,
  isOn: async () => false,
  turnOn: async () => ok(true),
  turnOff: async () => ok(true),
};

const CHOICES: MessageChoices = {
  address: 'ana@exemplo.com',
  isConfirmed: true,
  stopped: null,
  pushKey: null,
  topics: [
    { topic: 'jobs', wants: true },
    { topic: 'reminders', wants: true },
    { topic: 'company', wants: false },
  ],
};

const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name, 'u') });

test('shows the stored choice, and keeps it if saving fails', async () => {
  const asked: unknown[] = [];
  const ports: ChoicePorts = {
    device,
    load: async () => ok(CHOICES),
    choose: async (...choice) => {
      asked.push(choice);
      return asked.length === 1
        ? err({ code: 'offline', message: 'Sem conexão.' })
        : ok({ ...CHOICES, topics: [{ topic: 'jobs', wants: false }] });
    },
  };
  render(<MessageChoicesForm ports={ports} />);
  expect(await box('Alertas de vagas')).toHaveProperty('checked', true);
  expect(await box('Convites')).toHaveProperty('checked', false);
  expect(screen.getByText(/ana@exemplo\.com, que está confirmado/u)).toBeTruthy();
  fireEvent.click(await box('Alertas de vagas'));
  await expect.poll(() => asked.length).toBe(1);
  expect(await box('Alertas de vagas')).toHaveProperty('checked', true);
  await expect.poll(async () => (await box('Alertas de vagas')).getAttribute('aria-busy')).toBe('false');
  fireEvent.click(await box('Alertas de vagas'));
  await expect.poll(async () => ((await box('Alertas de vagas')) as HTMLInputElement).checked).toBe(false);
  expect(asked).toEqual([
    ['jobs', false],
    ['jobs', false],
  ]);
});

test('says why nothing is sent any more', async () => {
  const ports: ChoicePorts = {
    device,
    load: async () => ok({ ...CHOICES, stopped: 'bounce' }),
    choose: async () => ok(CHOICES),
  };
  render(<MessageChoicesForm ports={ports} />);
  expect(await screen.findByText(/voltaram, e por isso paramos/u)).toBeTruthy();
});

test.each([
  ['leads to the confirmation and back while the address is not confirmed', { isConfirmed: false }, 1],
  ['offers no confirmation of a confirmed address', {}, 0],
  ['offers no confirmation without an address', { isConfirmed: false, address: null }, 0],
])('%s', async (_, changes, links) => {
  const ports: ChoicePorts = {
    device,
    load: async () => ok({ ...CHOICES, ...changes }),
    choose: async () => ok(CHOICES),
  };
  render(
    <SharedRouter>
      <MessageChoicesForm ports={ports} />
    </SharedRouter>,
  );
  await box('Alertas de vagas');
  const found = screen.queryAllByRole('link', { name: 'Confirmar o e-mail' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    Array(links).fill('/confirmar-email?next=%2Fconfiguracoes'),
  );
});
