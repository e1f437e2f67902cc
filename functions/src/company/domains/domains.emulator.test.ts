import { err, ok } from '@aura/shared-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { newCompany } from '../../../test-support/company/company.ts';
import type { FindTxt } from './txt-records.ts';

const NOW = new Date('2026-11-09T12:00:00.000Z');
/** Scripted answers of the resolver, by name. */
const script = new Map<string, Awaited<ReturnType<FindTxt>>>();

let backend: CompanyBackend;
beforeAll(async () => {
  backend = await startCompanyBackend(() => NOW, { findTxt: async (name) => script.get(name) ?? ok([]) });
});
afterAll(() => backend.stop());

const DOMAIN = 'ipe.com.br';
type Shown = { readonly domains: readonly { readonly record: { readonly value: string } }[] };
const proofIn = ({ body }: { readonly body: unknown }): string =>
  (body as Shown).domains[0]?.record.value ?? '';

describe('the domains of a company', () => {
  it('are proven by a record that its DNS has, and by no other', async () => {
    const company = await newCompany(backend);
    const change = (action: string, domain = DOMAIN) =>
      company.post('/company/domains/change', { action, domain });
    const proof = proofIn(await change('add', ' https://IPE.com.br/sobre '));
    expect(proof).toMatch(/^aura-dominio=[\w-]{32}$/u);
    expect((await change('add')).body).toMatchObject({ changed: false });

    expect((await change('check')).status).toBe(409);
    const other = await newCompany(backend);
    const theirs = proofIn(await other.post('/company/domains/change', { action: 'add', domain: DOMAIN }));
    script.set(`_aura.${DOMAIN}`, ok([theirs]));
    expect((await change('check')).status).toBe(409);
    script.set(`_aura.${DOMAIN}`, err('unreachable'));
    expect((await change('check')).status).toBe(503);
    expect((await company.company()).domains).toMatchObject([{ provenAt: null }]);

    script.set(`_aura.${DOMAIN}`, ok(['v=spf1 -all', proof]));
    expect((await change('check')).body).toMatchObject({ changed: true });
    expect((await company.get('/company/settings')).body).toMatchObject({
      domains: [
        { domain: DOMAIN, record: { name: `_aura.${DOMAIN}`, value: proof }, provenAt: NOW.toISOString() },
      ],
    });
    expect((await change('remove')).body).toEqual({ changed: true, domains: [] });
    // All of them at one moment: in any order.
    const deeds = (await company.audit()).map(({ action, detail }) => `${action} ${detail}`);
    expect(deeds).toEqual(
      expect.arrayContaining(
        ['domain_added', 'domain_proven', 'domain_removed'].map((deed) => `${deed} ${DOMAIN}`),
      ),
    );
    expect(deeds).toHaveLength(4);
  });

  it.each(['gmail.com', 'ana@uol.com.br', 'sem ponto', 'localhost', '127.0.0.1'])(
    'are never %s',
    async (domain) => {
      const company = await newCompany(backend);
      const { status } = await company.post('/company/domains/change', { action: 'add', domain });
      expect([400, 409]).toContain(status);
      expect((await company.company()).domains).toEqual([]);
    },
  );

  it('are five at most', async () => {
    const company = await newCompany(backend);
    const add = (at: number) =>
      company.post('/company/domains/change', { action: 'add', domain: `d${at}.com.br` });
    for (let at = 0; at < 5; at++) expect((await add(at)).status).toBe(200);
    expect((await add(5)).status).toBe(409);
  });
});
