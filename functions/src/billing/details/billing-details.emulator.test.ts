import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { createPayingPerson } from '../../../test-support/billing/paying-person.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const DETAILS = {
  name: 'Ana Souza',
  taxId: '529.982.247-25',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

const save = ({ token }: Person, details: object) => billing.backend.post('/billing/details', details, token);
const read = async ({ token }: Person) => (await billing.backend.get('/billing/details', token)).body;

describe.skipIf(!HAS_AUTH)('whom notes are made out to', () => {
  it('is stored in the right form together with the purchase', async () => {
    const person = await newBuyer(billing.backend.db);
    expect(await read(person)).toEqual({ details: null });
    expect((await save(person, DETAILS)).status).toBe(200);
    const kept = { ...DETAILS, taxId: '52998224725', postalCode: '01310100' };
    expect(await read(person)).toEqual({ details: kept });
    const payer = await createPayingPerson(billing, 'price_demo_impulso_mensal');
    await save(payer, DETAILS);
    await payer.sync();
    expect(await read(payer)).toEqual({ details: kept });
    expect(await payer.profile()).toMatchObject({ plan: 'impulso' });
  });

  it.each([{ taxId: '529.982.247-26' }, { postalCode: '0131' }, { state: 'XX' }, { name: ' ' }])(
    'is refused with %o',
    async (wrong) => {
      const person = await newBuyer(billing.backend.db);
      expect((await save(person, { ...DETAILS, ...wrong })).status).toBe(400);
      expect(await read(person)).toEqual({ details: null });
    },
  );
});
