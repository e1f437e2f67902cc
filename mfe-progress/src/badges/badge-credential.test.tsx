// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { Toaster } from '@aura/shared-ui/host';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dismissToasts } from './dismiss-toasts.test-support.ts';
import { BadgeCredential, type CredentialPorts } from './badge-credential.tsx';

afterEach(cleanup);

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJhIn0.c2ln';
const OFFLINE = 'Sem conexão com a internet.';
const LINK = `https://aura.example/selos/verificar#${TOKEN}`;

function show(changes: Partial<CredentialPorts> = {}) {
  const done = { asked: [] as string[], saved: [] as string[][], copied: [] as string[] };
  const ports: CredentialPorts = {
    request: async (badge) => {
      done.asked.push(badge);
      return ok({ credential: TOKEN });
    },
    save: (...file) => void done.saved.push(file),
    copy: async (text) => void done.copied.push(text),
    origin: () => 'https://aura.example',
    ...changes,
  };
  const { container } = render(
    <>
      <BadgeCredential badge="voz_de_dono" name="Voz de Dono" ports={ports} />
      <Toaster />
    </>,
  );
  dismissToasts();
  const details = container.querySelector('details');
  if (details) details.open = true;
  return done;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('it is named by its badge and says that it attests participation', () => {
  show();
  const group = screen.getByText('Credencial').closest('details');
  expect(group?.querySelector('summary')?.textContent).toBe('Credencial do selo Voz de Dono');
  expect(group?.textContent).toContain('Atesta participação');
});

test('the credential is downloaded as a file named by its badge', async () => {
  const done = show();
  press('Baixar credencial');
  await waitFor(() => expect(done.saved).toEqual([['aura-voz_de_dono.jwt', TOKEN]]));
  expect(await screen.findByText('A credencial do selo Voz de Dono foi baixada.')).toBeTruthy();
});

test('the link holds the credential where no server sees it, and is requested once', async () => {
  const done = show();
  press('Copiar link de verificação');
  await waitFor(() => expect(done.copied).toEqual([LINK]));
  expect(await screen.findByText('Link de verificação copiado.')).toBeTruthy();
  press('Baixar credencial');
  await waitFor(() => expect(done.saved).toHaveLength(1));
  expect(done.asked).toEqual(['voz_de_dono']);
});

test('if the browser refuses to copy, the link is shown for copying by hand', async () => {
  show({ copy: () => Promise.reject(new Error('denied')) });
  press('Copiar link de verificação');
  expect((await screen.findByLabelText<HTMLInputElement>('Link de verificação')).value).toBe(LINK);
});

test.each(['Baixar credencial', 'Copiar link de verificação'])(
  '%s without a connection says so, does nothing else and can be tried again',
  async (name) => {
    const answers = [err({ message: OFFLINE }), ok({ credential: TOKEN })];
    const done = show({ request: async () => answers.shift() ?? err({ message: '' }) });
    press(name);
    expect((await screen.findByText(OFFLINE)).closest('[role="alert"]')).toBeTruthy();
    expect([...done.saved, ...done.copied]).toEqual([]);
    press(name);
    await waitFor(() => expect([...done.saved, ...done.copied]).toHaveLength(1));
    expect(screen.queryByText(OFFLINE)).toBeNull();
  },
);

test('during the request the pressed button says so and is pressed once', async () => {
  let answer: (() => void) | undefined;
  let asked = 0;
  const done = show({
    request: () => {
      asked += 1;
      return new Promise((resolve) => (answer = () => resolve(ok({ credential: TOKEN }))));
    },
  });
  press('Baixar credencial');
  const button = screen.getByRole('button', { name: 'Baixar credencial' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  press('Baixar credencial');
  answer?.();
  await waitFor(() => expect(done.saved).toHaveLength(1));
  expect(asked).toBe(1);
  expect(button.getAttribute('aria-busy')).toBeNull();
});
