import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BillingDetails, BillingStatus } from '@aura/shared-domain';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderIssuer } from './folder-issuer.ts';
import { getServiceNote } from './service-note.ts';

const DETAILS: BillingDetails = {
  name: 'Souza & Filhos <Ltda>',
  taxId: '12ABC34501DE35',
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};
const PAYMENT: BillingStatus['payments'][number] = {
  id: 'pi_1',
  paidAt: '2026-12-01T02:00:00.000Z',
  amount: 79_90,
  plan: 'impulso',
  interval: 'month',
  status: 'partly_refunded',
  returned: 9_90,
  receiptUrl: null,
};

test('a note names the amount kept, the person and the day in São Paulo', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const note = getServiceNote(PAYMENT, DETAILS);
  if (!note) throw new Error('no note');
  const issued = await createFolderIssuer(folder).issue(note);
  expect(issued).toEqual({ ok: true, value: { name: 'dps-pi_1.xml' } });
  const xml = await readFile(join(folder, 'dps-pi_1.xml'), 'utf8');
  expect(xml).toContain('<dCompet>2026-11-30</dCompet>');
  expect(xml).toContain('<CNPJ>12ABC34501DE35</CNPJ><xNome>Souza &amp; Filhos &lt;Ltda&gt;</xNome>');
  expect(xml).toContain('<vServ>70.00</vServ>');
  expect(xml).not.toContain('xCpl');
});

test.each([
  ['money that went back', { ...PAYMENT, status: 'refunded', returned: 79_90 }, DETAILS],
  ['money that a bank asks back', { ...PAYMENT, status: 'disputed' }, DETAILS],
  ['nobody in particular', PAYMENT, null],
] as const)('makes no note for %s', (_, payment, details) => {
  expect(getServiceNote(payment, details)).toBeNull();
});
