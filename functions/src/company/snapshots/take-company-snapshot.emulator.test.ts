import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_SNAPSHOTS, type Snapshot } from '@aura/shared-company';
import { DAY_MS, FEWEST_ACCOUNTS, computeWeekBefore } from '@aura/shared-domain';
import { createListedCompany, type ListedCompany } from '../../../test-support/company/listed-company.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { makePlan } from '../../../test-support/due-plans.ts';
import { takeCompanySnapshot } from './take-company-snapshot.ts';

let db: Firestore;
beforeAll(() => void (db = openOwnDatabase()));

/** A Monday morning, and the week that has just ended. */
const NOW = new Date('2026-11-09T07:00:00.000Z');
const WEEK = '2026-W45';
const NEXT_NOW = new Date('2026-11-16T07:00:00.000Z');
const NEXT_WEEK = '2026-W46';

const take = (company: ListedCompany, now = NOW, from = db) =>
  takeCompanySnapshot({ db: from, now: () => now })(company.id);
const TAKEN = { taken: true, unread: 0 };
const PASSED_OVER = { taken: false, unread: 0 };

const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** People who have not waited long enough for a group with those of other departments. */
const NEW = { addedAt: later(-1) };
/** The domain of the addresses on the list is the company's own. */
const OWN = [{ domain: 'empresa.example', proof: 'x', addedAt: later(-9), provenAt: later(-8) }];
/** People of a group that is closed already. */
const PLACED = { group: { id: 'g1', unit: 'vendas' } };

const DIAGNOSED = makePlan('2026-10-01T12:00:00.000Z', []);
const diagnosedIn = ({ units }: Snapshot) =>
  units.map(({ unit, n, measures }) => [unit, n, measures.diagnosed]);
const KEPT = { measures: ['activated', 'diagnosed'] as const, levels: {}, gaps: {}, lessons: [] };
const kept = () => ({ ...KEPT, measures: [...KEPT.measures] });

describe('the snapshot of a company', () => {
  it('is taken once, for the week that has ended', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(5, PLACED);
    for (const id of people) await company.accept(id, DIAGNOSED);
    expect(await take(company)).toEqual(TAKEN);
    const first = await company.snapshot(WEEK);
    expect(first).toMatchObject({ week: WEEK, takenAt: NOW.toISOString(), size: 5 });
    expect(diagnosedIn(first)).toEqual([['vendas', 5, 5]]);
    expect((await company.company()).snapshots).toEqual([WEEK]);

    const [somebody = ''] = people;
    await company.documents.people.doc(somebody).update({ department: 'outro' });
    expect(await take(company, new Date('2026-11-15T23:00:00.000Z'))).toEqual(PASSED_OVER);
    expect(await company.snapshot(WEEK)).toEqual(first);
    expect((await company.company()).snapshots).toEqual([WEEK]);
  });

  it('is announced to each manager once, without a name of anybody', async () => {
    const company = await createListedCompany(db);
    const managers = [`gestora-${company.id}`, `gestor-${company.id}`];
    await db.doc(`companies/${company.id}`).update({ managers });
    await take(company);
    await take(company);
    const { docs } = await db.collection('messageOutbox').where('uid', 'in', managers).get();
    expect(docs.map((message) => message.get('kind'))).toEqual(['company-reminder', 'company-reminder']);
    const [first] = docs;
    expect(first?.get('values')).toMatchObject({
      items: [{ title: 'Os números da semana estão prontos', path: '/cockpit' }],
    });
  });

  it('exists for a company without people on its list', async () => {
    const company = await createListedCompany(db);
    expect(await take(company)).toEqual(TAKEN);
    expect((await company.snapshot(WEEK)).units).toEqual([]);
  });

  it('contains the numbers of the weeks before', async () => {
    const company = await createListedCompany(db);
    for (const id of await company.list(5, PLACED)) await company.accept(id, DIAGNOSED);
    await take(company);
    await company.list(5);
    expect(await take(company, NEXT_NOW)).toEqual(TAKEN);
    const { trend } = await company.snapshot(NEXT_WEEK);
    expect(trend.map(({ week, units }) => [week, units.map(({ n }) => n)])).toEqual([
      [WEEK, [5]],
      [NEXT_WEEK, [10]],
    ]);
    expect((await company.company()).snapshots).toEqual([WEEK, NEXT_WEEK]);
  });

  it('replaces the oldest if there are too many', async () => {
    const company = await createListedCompany(db);
    const weeks = Array.from({ length: MAX_SNAPSHOTS }, (_, at) =>
      computeWeekBefore(WEEK, MAX_SNAPSHOTS - at),
    );
    await take(company);
    const { snapshots } = company.documents;
    const body = (await snapshots.doc(WEEK).get()).data() ?? {};
    await snapshots.doc(WEEK).delete();
    for (const week of weeks) await snapshots.doc(week).set({ ...body, week });
    await company.documents.company.update({ snapshots: weeks });

    expect(await take(company)).toEqual(TAKEN);
    const expected = [...weeks.slice(1), WEEK];
    expect((await company.company()).snapshots).toEqual(expected);
    const left = await snapshots.listDocuments();
    expect(left.map(({ id }) => id)).toEqual(expected);
  });

  it('is not taken if the company cannot be read', async () => {
    const company = await createListedCompany(db);
    await company.documents.company.update({ seats: 'muitas' });
    await expect(take(company)).rejects.toThrow('Expected number');
    expect((await company.documents.snapshots.get()).empty).toBe(true);
  });
});

describe('groups', () => {
  const sizes = async (company: ListedCompany) => (await company.groups()).map(({ length }) => length);

  it('are closed with five people of the list, and a department begins with two groups', async () => {
    const company = await createListedCompany(db);
    const first = await company.list(9, NEW);
    const removed = await company.list(3, { ...NEW, removedAt: NOW });
    await take(company);
    expect(await company.groups()).toEqual([]);

    await company.list(2, NEW);
    await take(company, NEXT_NOW);
    const groups = await company.groups();
    expect(await sizes(company)).toEqual([5, 5]);
    expect(new Set(groups.flat()).size).toBe(10);
    expect(groups.flat().filter((id) => removed.includes(id))).toEqual([]);
    expect((await company.person(first[0] ?? '')).group?.unit ?? 'vendas').toBe('vendas');
  });

  it('are added one at a time to a department with groups, next to one without', async () => {
    const company = await createListedCompany(db);
    await company.list(5, { department: 'compras', group: { id: 'g0', unit: 'compras' } });
    await company.list(5, PLACED);
    await company.list(6, NEW);
    await company.list(6, { ...NEW, department: 'juridico' });
    await take(company);
    expect(await sizes(company)).toEqual([5, 5, 5]);
    expect((await company.snapshot(WEEK)).units.map(({ unit, n }) => [unit, n])).toEqual([
      ['compras', 5],
      ['vendas', 10],
    ]);
  });

  it('are drawn by lot', async () => {
    const drawn = new Set<string>();
    for (let run = 0; run < 5; run++) {
      const company = await createListedCompany(db);
      await company.list(14, NEW);
      await take(company);
      drawn.add((await company.groups()).flat().toSorted().join());
    }
    // Five times the same ten of fourteen: once in more than a million million.
    expect(drawn.size).toBeGreaterThan(1);
  });

  it('keep removed people and people who changed department', async () => {
    const company = await createListedCompany(db);
    const [left = '', moved = ''] = await company.list(10, PLACED);
    await take(company);
    const groups = await company.groups();
    await company.documents.people.doc(left).update({ removedAt: NOW });
    await company.documents.people.doc(moved).update({ department: 'compras' });
    await take(company, NEXT_NOW);
    expect(await company.groups()).toEqual(groups);
    expect(diagnosedIn(await company.snapshot(NEXT_WEEK))).toEqual([['vendas', 10, 0]]);
  });

  it('stay silent below five people on the list, and return afterwards', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(10, PLACED);
    const others = await company.list(5, { department: 'compras', group: { id: 'g0', unit: 'compras' } });
    for (const id of [...people, ...others]) await company.accept(id, DIAGNOSED);
    for (const id of people.slice(0, 6)) await company.documents.people.doc(id).update({ removedAt: NOW });
    await take(company);
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['compras', 5, 5]]);
    await company.documents.people.doc(people[0] ?? '').update({ removedAt: null });
    await take(company, NEXT_NOW);
    expect(diagnosedIn(await company.snapshot(NEXT_WEEK))).toEqual([
      ['compras', 5, 5],
      ['vendas', 10, 10],
    ]);
  });

  it('of a large company are written completely', async () => {
    const company = await createListedCompany(db);
    await company.list(1003);
    await take(company);
    const groups = await company.groups();
    expect(groups).toHaveLength(200);
    expect(new Set(groups.map(({ length }) => length))).toEqual(new Set([5]));
    expect((await company.snapshot(WEEK)).units).toMatchObject([{ unit: 'vendas', n: 1000 }]);
  });
});

describe('the first number of a unit', () => {
  it('waits for fifteen accounts: ten made-up people, with or without accounts, read nobody', async () => {
    const company = await createListedCompany(db, { fewestAccounts: FEWEST_ACCOUNTS, domains: OWN });
    const people = await company.list(20, PLACED);
    // A real person among ten invented accounts and nine unused addresses.
    for (const id of people.slice(0, 11)) await company.accept(id, DIAGNOSED);
    await take(company);
    expect((await company.snapshot(WEEK)).units).toEqual([]);
    // Also who does not share counts for the minimum, or it would tell who does.
    for (const id of people.slice(11, 15)) await company.accept(id, DIAGNOSED, { shares: false });
    await take(company, NEXT_NOW);
    expect(diagnosedIn(await company.snapshot(NEXT_WEEK))).toEqual([['vendas', 20, 10]]);
    // A person leaves: the numbers must not end because of that.
    const [left] = (await company.documents.members.limit(1).get()).docs;
    await left?.ref.delete();
    await take(company, later(14));
    expect((await company.snapshot('2026-W47')).units).toHaveLength(1);
  });

  it('counts no account at a domain that the company has not shown to be its own', async () => {
    const [own] = OWN;
    const domains = own ? [{ ...own, provenAt: null }] : [];
    const company = await createListedCompany(db, { fewestAccounts: FEWEST_ACCOUNTS, domains });
    for (const id of await company.list(20, PLACED)) await company.accept(id, DIAGNOSED);
    await take(company);
    expect((await company.snapshot(WEEK)).units).toEqual([]);
  });

  it('counts no account of a removed person', async () => {
    const company = await createListedCompany(db, { fewestAccounts: FEWEST_ACCOUNTS, domains: OWN });
    const people = await company.list(20, PLACED);
    for (const id of people.slice(0, 15)) await company.accept(id, DIAGNOSED);
    const [first = ''] = people;
    await company.documents.people.doc(first).update({ removedAt: NOW });
    await take(company);
    expect((await company.snapshot(WEEK)).units).toEqual([]);
  });
});

describe('groups of a unit that has begun', () => {
  it('are added in batches of fifteen accounts: four made-up people and one real one wait', async () => {
    const company = await createListedCompany(db, { fewestAccounts: FEWEST_ACCOUNTS, domains: OWN });
    for (const id of await company.list(20)) await company.accept(id, DIAGNOSED);
    await take(company);
    const first = await company.groups();
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['vendas', 20, 20]]);

    for (const id of await company.list(5)) await company.accept(id, DIAGNOSED);
    // These have not accepted, and one mailbox with ten addresses is one account.
    await company.list(15);
    const tagged = await company.list(10);
    for (const [at, id] of tagged.entries()) {
      await company.documents.people.doc(id).update({ email: `caixa+${at}@empresa.example` });
      await company.accept(id, DIAGNOSED);
    }
    await take(company, NEXT_NOW);
    expect(await company.groups()).toEqual(first);
    expect(diagnosedIn(await company.snapshot(NEXT_WEEK))).toEqual([['vendas', 20, 20]]);

    for (const id of await company.list(10)) await company.accept(id, DIAGNOSED);
    await take(company, later(14));
    expect(diagnosedIn(await company.snapshot('2026-W47'))[0]?.[1]).toBe(60);
  });
});

describe('a run that is cut short', () => {
  /** The database, until so many of its transactions have been done. */
  const until = (transactions: number): Firestore => {
    let left = transactions;
    return new Proxy(db, {
      get(target, name) {
        if (name === 'runTransaction')
          return (...given: Parameters<Firestore['runTransaction']>) => {
            if (left === 0) throw new Error('cut short');
            left -= 1;
            return target.runTransaction(...given);
          };
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };

  // Forgetting, two parts of the groups, and the snapshot: each is a transaction.
  it.each([0, 1, 2, 3])('after %i transactions is continued by the next', async (transactions) => {
    const company = await createListedCompany(db);
    const people = await company.list(500);
    for (const id of people.slice(0, 5)) await company.accept(id, DIAGNOSED);
    await expect(take(company, NOW, until(transactions))).rejects.toThrow('cut short');
    expect((await company.company()).snapshots).toEqual([]);
    expect((await company.documents.snapshots.get()).empty).toBe(true);
    const before = await company.groups();
    expect(new Set([...before.map(({ length }) => length), 5])).toEqual(new Set([5]));

    // A person who arrives in the meantime does not join an existing group of five.
    await company.list(1, { addedAt: new Date(0) });
    expect(await take(company)).toEqual(TAKEN);
    const after = await company.groups();
    expect(after).toEqual(expect.arrayContaining([...before]));
    expect(after).toHaveLength(100);
    expect(new Set(after.map(({ length }) => length))).toEqual(new Set([5]));
    expect((await company.snapshot(WEEK)).units).toMatchObject([{ n: 500, measures: { diagnosed: 5 } }]);
  });
});

describe('two runs at the same time', () => {
  it('take one snapshot and close each group once', async () => {
    const company = await createListedCompany(db);
    await company.list(23);
    const runs = await Promise.all([take(company), take(company), take(company)]);
    expect(runs.filter(({ taken }) => taken)).toHaveLength(1);
    const groups = await company.groups();
    expect(groups.map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect(await company.snapshot(WEEK)).toMatchObject({ units: [{ n: 20 }] });
  });
});

describe('the contributions of members', () => {
  it('count members who share, in the unit of their group', async () => {
    const company = await createListedCompany(db);
    const sales = await company.list(5, PLACED);
    const others = await company.list(5, { department: 'compras', group: { id: 'g2', unit: 'compras' } });
    for (const id of sales) await company.accept(id, DIAGNOSED);
    for (const id of others) await company.accept(id, DIAGNOSED, { shares: false });
    await take(company);
    const snapshot = await company.snapshot(WEEK);
    expect(diagnosedIn(snapshot)).toEqual([
      ['compras', 5, 0],
      ['vendas', 5, 5],
    ]);
    expect(snapshot.units[0]?.measures.activated).toBe(0);
  });

  it('are empty for members whose group is not closed', async () => {
    const company = await createListedCompany(db);
    await company.list(5, PLACED);
    for (const id of await company.list(4, NEW)) await company.accept(id, DIAGNOSED);
    await take(company);
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['vendas', 5, 0]]);
  });

  it('are the kept ones of removed members, until they are withdrawn', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(5, PLACED);
    const forgetAt = later(14);
    const ended = { endedAt: NOW, kept: kept(), forgetAt };
    for (const [at, id] of people.slice(0, 3).entries())
      await company.accept(id, {}, { ...ended, uid: `u${at}${company.id}` });
    await take(company);
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['vendas', 5, 5]]);
    await company.documents.members.doc(`u0${company.id}`).delete();
    await take(company, NEXT_NOW);
    expect(diagnosedIn(await company.snapshot(NEXT_WEEK))).toEqual([['vendas', 5, 0]]);
  });

  it('count from their day on, to the millisecond', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(10, PLACED);
    for (const id of people.slice(0, 5)) await company.accept(id, DIAGNOSED, { countsFrom: NOW });
    for (const id of people.slice(5))
      await company.accept(id, DIAGNOSED, { countsFrom: new Date(NOW.getTime() + 1) });
    await take(company);
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['vendas', 10, 5]]);
    await take(company, NEXT_NOW);
    expect(diagnosedIn(await company.snapshot(NEXT_WEEK))).toEqual([['vendas', 10, 10]]);
  });

  it('are the kept ones of returned members until they count again', async () => {
    const company = await createListedCompany(db);
    for (const id of await company.list(5, PLACED))
      await company.accept(id, {}, { kept: kept(), countsFrom: NEXT_NOW });
    await take(company);
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['vendas', 5, 5]]);
    await take(company, NEXT_NOW);
    const snapshot = await company.snapshot(NEXT_WEEK);
    expect(diagnosedIn(snapshot)).toEqual([['vendas', 5, 0]]);
    expect(snapshot.units[0]?.measures.activated).toBe(5);
  });

  it('are deleted when their time has come, to the millisecond', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(5, PLACED);
    const ended = (uid: string, forgetAt: Date) => ({ uid, endedAt: new Date(0), kept: kept(), forgetAt });
    const [due, notYet, stays] = ['due', 'later', 'stays'].map((name) => `${name}-${company.id}`) as [
      string,
      string,
      string,
    ];
    await company.accept(people[0] ?? '', {}, ended(due, NOW));
    await company.accept(people[1] ?? '', {}, ended(notYet, new Date(NOW.getTime() + 1)));
    await company.accept(people[2] ?? '', {}, { uid: stays });
    await take(company);
    const left = await company.documents.members.listDocuments();
    expect(left.map(({ id }) => id)).toEqual([notYet, stays]);
  });

  it('are deleted even if the snapshot of the week exists', async () => {
    const company = await createListedCompany(db);
    await take(company);
    await company.accept('nobody', {}, { endedAt: NOW, kept: kept(), forgetAt: later(1) });
    expect(await take(company, later(2))).toEqual(PASSED_OVER);
    expect(await company.documents.members.listDocuments()).toEqual([]);
  });

  it('are added once for a place on the list, whoever had it before', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(5, PLACED);
    for (const id of people.slice(0, 2)) {
      await company.accept(id, DIAGNOSED);
      await company.accept(id, {}, { endedAt: NOW, kept: kept(), forgetAt: NEXT_NOW });
    }
    await take(company);
    // Counted twice, four of five would round up.
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['vendas', 5, 0]]);
  });

  it('leave out a member who cannot be read, and keep all others', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(5, PLACED);
    for (const id of people.slice(0, 3)) await company.accept(id, DIAGNOSED);
    await company.accept(people[3] ?? '', { badges: 'nenhum' });
    await company.documents.members.doc('malformed').set({ personId: people[4], shares: true });
    expect(await take(company)).toEqual({ taken: true, unread: 2 });
    expect(diagnosedIn(await company.snapshot(WEEK))).toEqual([['vendas', 5, 5]]);
  });
});
