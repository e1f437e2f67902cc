import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { createListedCompany } from '../../../test-support/company/listed-company.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { partDeps } from '../../../test-support/part-deps.ts';
import { forgeToken, newPerson } from '../../../test-support/people.ts';
import { errorHandler } from '../../http/error-handler.ts';
import { readBoundedBody } from '../../http/json-body.ts';
import { bindParts } from '../../parts/bind-parts.ts';
import { createCompanyPart } from '../part.ts';
import { walkCompanies, type SnapshotWalk } from './walk-companies.ts';

const NOW = new Date('2026-11-09T07:00:00.000Z');
const WEEK = '2026-W45';
const BUDGET = 6 * 60_000;

function world(clock: () => Date = () => NOW) {
  const db = openOwnDatabase();
  const logged: SnapshotWalk[] = [];
  const deps = { db, now: clock, logSnapshots: (walk: SnapshotWalk) => void logged.push(walk) };
  return { db, logged, deps };
}

describe('a walk over the companies', () => {
  it('takes the snapshot of every company, and of none a second time', async () => {
    const { db, deps } = world();
    const companies = [await createListedCompany(db), await createListedCompany(db)];
    expect(await walkCompanies(deps, BUDGET)).toMatchObject({
      companies: 2,
      taken: 2,
      failed: 0,
      severity: 'INFO',
    });
    for (const company of companies) expect((await company.company()).snapshots).toEqual([WEEK]);
    expect(await walkCompanies(deps, BUDGET)).toMatchObject({ companies: 2, taken: 0, failed: 0 });
  });

  it('continues after one company fails, and reports it without its name', async () => {
    const { db, logged, deps } = world();
    const [one, two, three] = [
      await createListedCompany(db),
      await createListedCompany(db),
      await createListedCompany(db),
    ];
    await one.documents.company.update({ seats: 'muitas' });
    const [somebody = ''] = await two.list(5);
    await two.accept(somebody, { badges: 'nenhum' });
    const walk = await walkCompanies(deps, BUDGET);
    expect(walk).toMatchObject({
      message: 'company_snapshots',
      severity: 'ERROR',
      companies: 3,
      taken: 2,
      failed: 1,
      unread: 1,
      reachedAll: true,
      fault: { name: 'ValiError' },
    });
    expect(logged).toEqual([walk]);
    expect((await three.company()).snapshots).toEqual([WEEK]);
    const line = JSON.stringify(logged);
    for (const text of [one.id, two.id, three.id, somebody, 'muitas', 'Empresa de Teste'])
      expect(line).not.toContain(text);
  });

  it('warns of members who could not be read', async () => {
    const { db, deps } = world();
    const company = await createListedCompany(db);
    const [somebody = ''] = await company.list(5);
    await company.accept(somebody, { badges: 'nenhum' });
    expect(await walkCompanies(deps, BUDGET)).toMatchObject({ severity: 'WARNING', taken: 1, unread: 1 });
  });

  // Each company takes two looks at the clock.
  it.each([
    [1, 1, false],
    [2, 1, false],
    [3, 2, true],
  ])(
    'begins with no company after %i minutes, where a look at the clock takes one',
    async (minutes, companies, reachedAll) => {
      let now = NOW.getTime();
      const { db, deps } = world(() => new Date((now += 60_000)));
      await createListedCompany(db);
      await createListedCompany(db);
      expect(await walkCompanies(deps, minutes * 60_000 + 1)).toMatchObject({
        severity: reachedAll ? 'INFO' : 'WARNING',
        companies,
        taken: companies,
        reachedAll,
      });
    },
  );
});

describe.skipIf(!HAS_AUTH)('POST /operations/company-snapshots', () => {
  async function endpoint() {
    const { db } = world();
    const given = partDeps({ db, now: () => NOW });
    const { uid } = await newPerson(db, null);
    const { routes } = bindParts([createCompanyPart()], given, () => () => 0);
    const server = createServer(express().use(readBoundedBody, routes, errorHandler)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async (claims: Readonly<Record<string, unknown>> | null) => {
      const token = claims && forgeToken(uid, claims);
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const url = `http://127.0.0.1:${port}/operations/company-snapshots`;
      const response = await fetch(url, { method: 'POST', headers });
      return { status: response.status, body: await response.json() };
    };
    const stop = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    return { db, ask, stop };
  }

  it('takes the missing snapshots only for an operator', async () => {
    const { db, ask, stop } = await endpoint();
    const company = await createListedCompany(db);
    expect((await ask(null)).status).toBe(401);
    for (const claims of [{}, { role: 'gestor_rh', company: company.id }])
      expect((await ask(claims)).status).toBe(403);
    expect((await company.company()).snapshots).toEqual([]);
    expect(await ask({ operator: true })).toEqual({ status: 200, body: { taken: 1, failed: 0 } });
    expect((await company.company()).snapshots).toEqual([WEEK]);
    expect(await ask({ operator: true })).toEqual({ status: 200, body: { taken: 0, failed: 0 } });
    await stop();
  });
});
