// @vitest-environment happy-dom
import { API_MESSAGES, err, ok } from '@aura/shared-domain';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PersonDeed, ShownPerson } from '../api.ts';
import { requestOf } from './deed-dialog.tsx';
import type { PeoplePorts } from './people-ports.ts';
import { PeopleView } from './people-view.tsx';
import { parseCentavos } from './person-words.ts';

afterEach(cleanup);

const PERSON: ShownPerson = {
  uid: 'uid-1',
  account: {
    email: 'rita@exemplo.test',
    name: 'Rita Moreira',
    isConfirmed: true,
    isDisabled: false,
    providers: ['password'],
    hasSecondFactor: false,
    isOperator: false,
    managedCompany: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    lastSeenAt: null,
  },
  plan: {
    name: 'Impulso',
    basis: 'subscription',
    endsAt: null,
    renewsAt: '2026-12-01T12:00:00.000Z',
    isOverdue: false,
    ending: 'subscription',
    comparedAt: null,
  },
  payments: [
    {
      id: 'pi_1',
      paidAt: '2026-11-01T12:00:00.000Z',
      amount: 7990,
      plan: 'impulso',
      interval: 'month',
      status: 'paid',
      receiptUrl: null,
      isRefundable: true,
    },
  ],
  moments: [
    { at: '2026-11-01T12:00:00.000Z', kind: 'payment', text: 'R$ 79,90 por Impulso: pago', noticeId: null },
  ],
  refusals: {
    grant: 'A pessoa já paga um plano.',
    extend: null,
    end: null,
    compare: null,
    passwordLink: null,
  },
};

/** What was asked to be done. */
function show(replaced: Partial<PeoplePorts> = {}) {
  const done: PersonDeed[] = [];
  const ports: PeoplePorts = {
    askForAccess: async () => ok(null),
    find: async () => ok({ uid: 'uid-1' }),
    show: async () => ok(PERSON),
    act: async (deed) => {
      done.push(deed);
      return ok({ message: 'Feito.', person: { ...PERSON, plan: { ...PERSON.plan, name: 'Grátis' } } });
    },
    ...replaced,
  };
  navigate('/operacao/pessoas');
  render(
    <SharedRouter>
      <main>
        <PeopleView ports={ports} />
      </main>
    </SharedRouter>,
  );
  return done;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

async function find(): Promise<void> {
  await screen.findByRole('textbox');
  fill(/E-mail ou código/, 'rita@exemplo.test');
  press('Procurar');
  await screen.findByRole('heading', { level: 1, name: 'Rita Moreira' });
}

test('who may not look is refused before typing anything', async () => {
  show({ askForAccess: async () => err({ code: 'forbidden', message: API_MESSAGES.forbidden }) });
  await screen.findByRole('heading', { level: 1, name: 'Acesso restrito' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an unknown person keeps the typed search, with the reason', async () => {
  show({ find: async () => err({ code: 'not_found', message: 'Ninguém foi encontrado.' }) });
  await screen.findByRole('textbox');
  fill(/E-mail ou código/, 'rita@exemplo.test');
  press('Procurar');
  expect(await screen.findByText('Ninguém foi encontrado.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('rita@exemplo.test');
});

test('an impossible action is no button, and its reason is shown', async () => {
  show();
  await find();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Rita Moreira' }));
  expect(screen.queryByRole('button', { name: 'Dar um plano' })).toBeNull();
  expect(screen.getByText('Dar um plano: A pessoa já paga um plano.')).toBeTruthy();
});

test('a payment is refunded after a reason, and its outcome is shown', async () => {
  const done = show();
  await find();
  press(/^Devolver o pagamento/);
  expect(screen.getByText('Volta tudo o que resta do pagamento de R$ 79,90.')).toBeTruthy();
  fill(/Motivo/, 'cobrança em dobro');
  fill(/Valor/, '80');
  press('Devolver');
  expect(await screen.findByText(/devolva até esse valor/)).toBeTruthy();
  fill(/Motivo/, '');
  fill(/Valor/, '10,5');
  expect(screen.getByText('O plano e a assinatura seguem como estão.')).toBeTruthy();
  expect(screen.queryByText(/termina/)).toBeNull();
  press('Devolver');
  expect(done).toEqual([]);
  fill(/Motivo/, 'cobrança em dobro');
  press('Devolver');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Feito.').closest('[tabindex]')));
  expect(done).toEqual([
    {
      deed: 'refund',
      uid: 'uid-1',
      paymentId: 'pi_1',
      amount: 1050,
      reason: 'cobrança em dobro',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(within(screen.getByRole('region', { name: 'Plano' })).getByText('Grátis')).toBeTruthy();
});

test('a repetition after a lost answer asks with the same id', async () => {
  const ids: string[] = [];
  show({
    act: async ({ requestId }) => {
      ids.push(requestId);
      return err({ code: 'timeout', message: 'Demorou demais.' });
    },
  });
  await find();
  press('Encerrar');
  fill(/Motivo/, 'pediu pelo atendimento');
  const confirm = () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Encerrar' }));
  confirm();
  await screen.findByText('Demorou demais.');
  confirm();
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['79,90', 7990],
  ['R$ 1.234,5', 123450],
  ['10', 1000],
  ['0', null],
  ['79.90', null],
  ['-3', null],
  ['abc', null],
])('%s is read as %s centavos', (text, centavos) => {
  expect(parseCentavos(text)).toBe(centavos);
});

test.each(['0', '366', '1,5', 'dez', ''])('%j is no number of days', (days) => {
  const common = { uid: 'uid-1', reason: 'porque sim', requestId: 'pedido-0001' };
  expect(requestOf({ deed: 'extend' }, { plan: 'impulso', days, amount: '' }, common)).toContain(
    'número inteiro',
  );
});
