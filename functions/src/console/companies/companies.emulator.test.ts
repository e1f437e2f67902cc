import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeCompanyEndpoint,
  closeCompanyEndpoint,
  companiesEndpoint,
  createCompanyEndpoint,
  figuresEndpoint,
  type CompaniesResponse,
} from '@aura/mfe-platform/api';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { createOperator } from '../../../test-support/operators.ts';
import { newPerson } from '../../../test-support/people.ts';

const CONTRACT = { reference: '2026/014', startsOn: '2026-11-01', endsOn: null, pricePerSeat: 2990 };

describe.skipIf(!HAS_AUTH)('companies at the console', () => {
  let backend: Backend;
  let token: string;
  const id = `padaria-${randomUUID().slice(0, 8)}`;
  beforeAll(async () => {
    backend = await localBackend();
    token = await createOperator(backend.db);
    const manager = await newPerson(backend.db, { name: 'Helena Duarte' });
    await backend.db.doc(`companies/${id}`).set({
      name: 'Padaria Pão Quente',
      seats: 10,
      seatsUsed: 4,
      departments: [],
      managers: [manager.uid],
      createdAt: Timestamp.fromDate(new Date('2026-11-01T12:00:00Z')),
    });
  });
  afterAll(() => backend.stop());

  const shown = ({ body }: { readonly body: unknown }) =>
    (body as CompaniesResponse).companies.find((company) => company.id === id);
  const change = (body: object) =>
    backend.post(changeCompanyEndpoint.path, { id, reason: 'pedido da empresa', ...body }, token);
  const entriesOf = async (path: string, of: string) =>
    (await backend.db.collection(path).get()).docs.filter((entry) => entry.get('action') === of);

  it('are listed with seats and who manages them', async () => {
    expect(shown(await backend.get(companiesEndpoint.path, token))).toMatchObject({
      name: 'Padaria Pão Quente',
      licences: { total: 10, used: 0 },
      places: { total: 20, used: 4 },
      managers: [{ name: 'Helena Duarte' }],
      contract: null,
    });
  });

  it('are listed although the record of another one is broken, which is named', async () => {
    const broken = `quebrada-${randomUUID().slice(0, 8)}`;
    await backend.db.doc(`companies/${broken}`).set({ name: 'Sem licenças' });
    const answer = await backend.get(companiesEndpoint.path, token);
    expect(shown(answer)).toMatchObject({ name: 'Padaria Pão Quente' });
    expect((answer.body as CompaniesResponse).unreadable).toContain(broken);
  });

  it('get seats, never fewer than are used, and see the change in their own log', async () => {
    expect((await change({ change: 'seats', seats: 1 })).status).toBe(409);
    expect(shown(await change({ change: 'seats', seats: 20 }))).toMatchObject({ licences: { total: 20 } });
    const [own] = await entriesOf(`companies/${id}/auditLog`, 'seats_changed');
    expect(own?.data()).toMatchObject({ actor: 'Operação da Aura', detail: 'de 10 para 20 licenças' });
    const [entry] = await entriesOf('operatorLog', 'seats_changed');
    expect(entry?.data()).toMatchObject({
      reason: 'pedido da empresa',
      detail: `${id}: de 10 para 20 licenças`,
    });
  });

  it('have a contract with a beginning and a later end', async () => {
    expect(
      (await change({ change: 'contract', contract: { ...CONTRACT, endsOn: '2026-10-01' } })).status,
    ).toBe(400);
    expect(shown(await change({ change: 'contract', contract: CONTRACT }))).toMatchObject({
      contract: CONTRACT,
    });
    const [entry] = await entriesOf('operatorLog', 'contract_changed');
    expect(String(entry?.get('detail'))).toContain('2026/014');
  });

  it('are created with an invited manager, once for a name, and closed', async () => {
    const name = `Oficina ${randomUUID().slice(0, 8)}`;
    const asked = {
      name,
      seats: 5,
      managerEmail: 'Dona@oficina.test',
      domain: 'oficina.test',
      reason: 'contrato novo',
    };
    const created = await backend.post(createCompanyEndpoint.path, asked, token);
    const company = (created.body as CompaniesResponse).companies.find((one) => one.name === name);
    expect(company).toMatchObject({
      licences: { total: 5 },
      places: { used: 0 },
      managers: [],
      invited: ['dona@oficina.test'],
    });
    expect((await backend.post(createCompanyEndpoint.path, asked, token)).status).toBe(409);
    const closing = { id: company?.id, reason: 'fim do contrato' };
    const closed = await backend.post(closeCompanyEndpoint.path, closing, token);
    expect((closed.body as CompaniesResponse).companies.map((one) => one.name)).not.toContain(name);
    expect((await backend.post(closeCompanyEndpoint.path, closing, token)).status).toBe(404);
    expect(await entriesOf('operatorLog', 'company_created')).toHaveLength(1);
    expect(await entriesOf('operatorLog', 'company_closed')).toHaveLength(1);
  });

  it('are open only to operators, as are the figures', async () => {
    const { token: person } = await newPerson(backend.db);
    for (const { path } of [companiesEndpoint, figuresEndpoint])
      expect((await backend.get(path, person)).status).toBe(403);
  });

  it('have figures that sum stored payments and failed charges', async () => {
    const now = new Date();
    const payment = {
      id: 'pi_1',
      amount: 7990,
      plan: 'impulso',
      interval: 'month',
      status: 'paid',
      receiptUrl: null,
    };
    await backend.db.doc('billing/somebody').set({ payments: [{ ...payment, paidAt: now.toISOString() }] });
    await backend.db
      .doc('stripeEvents/evt_1')
      .set({ type: 'invoice.payment_failed', at: Timestamp.fromDate(now) });
    await backend.db.doc('stripeEvents/evt_2').set({ type: 'invoice.paid', at: Timestamp.fromDate(now) });
    const { body } = await backend.get(figuresEndpoint.path, token);
    const { weeks, isComplete } = body as unknown as { weeks: object[]; isComplete: boolean };
    expect(weeks.at(-1)).toMatchObject({ paid: 7990, returned: 0, failed: 1 });
    expect(isComplete).toBe(true);
  });
});
