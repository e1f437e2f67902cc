// @vitest-environment happy-dom
import { err, ok, type Result } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalButton } from './portal-button.tsx';
import { usePortal } from './use-portal.ts';

const portal = vi.hoisted(() => ({ answers: [] as ((opened: unknown) => void)[] }));
vi.mock('./open-portal.ts', () => ({
  openPortal: () => new Promise((resolve) => portal.answers.push(resolve)),
}));

beforeEach(() => void (portal.answers = []));
afterEach(cleanup);

const PROFILE = { stripeCustomerId: 'cus_1' };

function Page() {
  const shared = usePortal(PROFILE);
  return (
    <>
      <section aria-label="assinatura">
        <PortalButton portal={shared} from="assinatura">
          Gerenciar assinatura
        </PortalButton>
      </section>
      <PortalButton portal={shared} from="decolagem" context="para Decolagem">
        Mudar de plano
      </PortalButton>
    </>
  );
}

const manage = () => screen.getByRole('button', { name: 'Gerenciar assinatura' });
const change = () => screen.getByRole('button', { name: 'Mudar de plano para Decolagem' });
const settle = (opened: Result<void, string>) => act(async () => portal.answers.at(-1)?.(opened));

test('while the portal opens neither button opens another', async () => {
  render(<Page />);
  fireEvent.click(manage());
  fireEvent.click(manage());
  fireEvent.click(change());
  expect(portal.answers).toHaveLength(1);
  expect(manage().getAttribute('aria-busy')).toBe('true');
  await settle(ok(undefined));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the reason of a failure is shown at the pressed button', async () => {
  render(<Page />);
  manage().focus();
  fireEvent.click(manage());
  await settle(err('URL do portal não recebida.'));
  expect(screen.getByRole('alert').textContent).toContain('URL do portal não recebida.');
  expect(screen.getByRole('region', { name: 'assinatura' }).contains(screen.getByRole('alert'))).toBe(true);
  expect(document.activeElement).toBe(manage());
});

test('another attempt keeps the focus, and announces a failure again', async () => {
  render(<Page />);
  fireEvent.click(manage());
  await settle(err('Falhou.'));
  const retry = screen.getByRole('button', { name: 'Tentar novamente' });
  retry.focus();
  fireEvent.click(retry);
  expect(screen.getByRole('alert').textContent).toContain('Abrindo o portal…');
  await settle(err('Falhou.'));
  expect(screen.getByRole('alert').textContent).toContain('Falhou.');
  expect(document.activeElement).toBe(retry);
  expect(portal.answers).toHaveLength(2);
});
