// @vitest-environment happy-dom
import { err, ok, type Membership } from '@aura/shared-domain';
import { Toaster } from '@aura/shared-ui/host';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MembershipPorts } from './use-memberships.ts';
import { YourCompany } from './your-company.tsx';

afterEach(cleanup);

const active: Membership = {
  companyId: 'acme',
  company: 'Acme',
  department: 'Vendas',
  joinedAt: '2026-11-02T01:30:00Z',
  state: 'active',
  shares: true,
  endedAt: null,
};
const ended: Membership = { ...active, state: 'ended', endedAt: '2026-11-10T12:00:00Z' };
const failed = err({ message: 'Sem conexão.' });

/** Shows the section over memberships that change as the backend's do; gives what was asked of it. */
function show(start: readonly Membership[], ports: Partial<MembershipPorts> = {}, hasCompanyPlan = false) {
  let memberships = start;
  const asked: string[] = [];
  const complete: MembershipPorts = {
    load: async () => ok(memberships),
    change: async (companyId, action) => {
      asked.push(`${action} ${companyId}`);
      memberships =
        action === 'leave' || action === 'withdraw'
          ? memberships.filter((membership) => membership.companyId !== companyId)
          : memberships.map((membership) => ({ ...membership, shares: action === 'share' }));
      return ok(memberships);
    },
    contribution: async () => failed,
    refreshProfile: async () => {
      asked.push('refresh');
      return ok(undefined);
    },
    ...ports,
  };
  render(
    <>
      <div data-testid="section">
        <YourCompany ports={complete} hasCompanyPlan={hasCompanyPlan} />
      </div>
      <Toaster />
    </>,
  );
  // Messages outlive the test that caused them.
  for (const button of screen.queryAllByRole('button', { name: 'Dispensar aviso' })) fireEvent.click(button);
  return { asked };
}

const isThere = () => screen.getByTestId('section').childElementCount > 0;
const box = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Participar dos números do grupo' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('the section names company, department and since when, by the day in São Paulo', async () => {
  show([active]);
  expect(await screen.findByRole('heading', { level: 3, name: 'Acme' })).toBeTruthy();
  expect(screen.getByText('Departamento: Vendas. Desde 1 de novembro de 2026.')).toBeTruthy();
});

test('it is not there without a membership, and waits only where the plan is of a company', async () => {
  const never = () => new Promise<never>(() => undefined);
  show([], { load: never });
  expect(isThere()).toBe(false);
  cleanup();
  show([], { load: never }, true);
  expect(isThere()).toBe(true);
  cleanup();
  show([], {}, true);
  await waitFor(() => expect(isThere()).toBe(false));
});

test('a failure is told to who has the plan of a company, and can be tried again', async () => {
  const answers = [failed, ok([active])] as const;
  let turn = 0;
  show([], { load: async () => answers[turn++] ?? failed }, true);
  expect(await screen.findByText('Sem conexão.')).toBeTruthy();
  press('Tentar novamente');
  expect((await box()).checked).toBe(true);
});

test('a person goes out of the numbers and back into them', async () => {
  const { asked } = show([active]);
  fireEvent.click(await box());
  expect(await screen.findByText(/Você fica fora dos números do grupo/)).toBeTruthy();
  expect((await box()).checked).toBe(false);
  fireEvent.click(await box());
  expect(await screen.findByText(/Você participa dos números do grupo/)).toBeTruthy();
  expect((await box()).checked).toBe(true);
  expect(asked).toEqual(['object acme', 'refresh', 'share acme', 'refresh']);
});

test('a choice that could not be stored says so, and the stored one is shown', async () => {
  show([active], { change: async () => failed });
  fireEvent.click(await box());
  expect(await screen.findByText('Sem conexão.')).toBeTruthy();
  expect((await box()).checked).toBe(true);
});

test("a person's contribution is loaded again after a changed answer", async () => {
  const asked: string[] = [];
  const contribution: MembershipPorts['contribution'] = async (companyId) => {
    asked.push(companyId);
    const state = asked.length === 1 ? 'counted' : 'not_shared';
    return ok({ state, countsFrom: null, inGroup: true, contribution: null, earlier: [] });
  };
  show([active], { contribution });
  const open = () => fireEvent.click(screen.getByText('O que conta de você', { exact: false }));
  await box();
  open();
  expect(await screen.findByText(/não conseguimos ler o que é seu/)).toBeTruthy();
  fireEvent.click(await box());
  await waitFor(() => expect(screen.queryByText(/não conseguimos ler/)).toBeNull());
  open();
  expect(await screen.findByText(/Você escolheu ficar fora/)).toBeTruthy();
  expect(asked).toEqual(['acme', 'acme']);
});

test('the rest of an ended membership can be viewed, if there may be any', async () => {
  show([ended]);
  expect(await screen.findByText('O que conta de você', { exact: false })).toBeTruthy();
  cleanup();
  show([{ ...ended, shares: false }]);
  await screen.findByText(/Você não participava/);
  expect(screen.queryByText('O que conta de você', { exact: false })).toBeNull();
});

test('leaving first explains itself, then confirms, with the focus there', async () => {
  const { asked } = show([active]);
  await box();
  press('Sair da empresa');
  expect(screen.getByRole('dialog', { name: 'Sair de Acme?' }).textContent).toContain(
    'O plano Equilíbrio termina',
  );
  expect(asked).toEqual([]);
  confirm('Sair da empresa');
  const message = await screen.findByText(/Você saiu de Acme/);
  expect(asked).toEqual(['leave acme', 'refresh']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('a person who goes back stays, and a failure is shown in the dialog', async () => {
  show([active], { change: async () => failed });
  await box();
  press('Sair da empresa');
  confirm('Voltar');
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Sair da empresa');
  confirm('Sair da empresa');
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(
    'Sem conexão.',
  );
  expect(await box()).toBeTruthy();
});

test('a member whom the company removed can withdraw what is left in the numbers', async () => {
  const { asked } = show([ended]);
  expect(await screen.findByText(/retirou você da lista dela em 10 de novembro de 2026/)).toBeTruthy();
  expect(screen.getByText(/entre 26 e 78 semanas/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  press('Retirar meus números');
  confirm('Retirar meus números');
  expect(await screen.findByText(/Seus números saem das somas de Acme/)).toBeTruthy();
  expect(asked).toEqual(['withdraw acme', 'refresh']);
});

test('a person outside the numbers is told of none', async () => {
  show([{ ...ended, shares: false }]);
  expect(await screen.findByText(/Você não participava dos números/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retirar meus números' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Apagar o registro' })).toBeTruthy();
});
