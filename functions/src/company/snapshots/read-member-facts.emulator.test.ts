import { DAY_MS } from '@aura/shared-domain';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { createListedCompany, type ListedCompany } from '../../../test-support/company/listed-company.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { makePlan } from '../../../test-support/due-plans.ts';
import { takeCompanySnapshot } from './take-company-snapshot.ts';

let db: Firestore;
beforeAll(() => void (db = openOwnDatabase()));

/** A Monday morning, and the week that has just ended. */
const NOW = new Date('2026-11-09T07:00:00.000Z');
const WEEK = '2026-W45';
const take = (company: ListedCompany, now = NOW) => takeCompanySnapshot({ db, now: () => now })(company.id);

const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** People of a group that is closed already. */
const PLACED = { group: { id: 'g1', unit: 'vendas' } };
const DIAGNOSED = makePlan('2026-10-01T12:00:00.000Z', []);
const entryAt = (entry: number, delta: number, at?: Date) => ({
  entry,
  type: 'task',
  target: 't0',
  delta,
  at,
});

describe('the facts of a member in a snapshot', () => {
  it('are those up to the end of the week, however late the snapshot is taken', async () => {
    const company = await createListedCompany(db);
    const [tuesday, end] = ['2026-11-03T12:00:00Z', '2026-11-09T02:59:59.999Z'].map((at) => new Date(at));
    const monday = new Date('2026-11-09T03:00:00.000Z');
    const done = [tuesday, end, monday];
    const people = await company.list(15, PLACED);
    for (const [at, id] of people.entries()) {
      const uid = `late-${id}-${company.id}`;
      await company.accept(id, {}, { uid });
      const moment = done[Math.floor(at / 5)];
      const person = db.doc(`users/${uid}`);
      await person
        .collection('pointEvents')
        .doc('1')
        .set(entryAt(1, 5, moment));
      await person.collection('lessonProgress').doc('mudar-de-area').set({ completedAt: moment });
    }
    await take(company, new Date('2026-11-12T15:00:00.000Z'));
    const [unit] = (await company.snapshot(WEEK)).units;
    expect(unit?.measures).toMatchObject({ activated: 15, firstTask: 10, activeMonth: 10, retained: 10 });
    expect(unit?.lessons).toEqual({ 'mudar-de-area': 10 });
  });

  it('do not fall when the member closes and reopens a task', async () => {
    const company = await createListedCompany(db);
    for (const id of await company.list(5, PLACED)) {
      const uid = `toggling-${id}-${company.id}`;
      await company.accept(id, {}, { uid });
      const ledger = db.doc(`users/${uid}`).collection('pointEvents');
      const batch = db.batch();
      batch.set(ledger.doc('1'), entryAt(1, 5, new Date('2026-10-20T12:00:00Z')));
      batch.set(ledger.doc('2'), entryAt(2, -5, new Date('2026-10-20T12:00:01Z')));
      // Sixty moments at which only a badge was earned, or a task was reopened.
      for (let at = 3; at < 63; at += 1) {
        const entry = entryAt(at, at % 2 ? 5 : -5, new Date(later(-2).getTime() + at));
        batch.set(ledger.doc(String(at)), at % 2 ? { ...entry, type: 'badge' } : entry);
      }
      await batch.commit();
    }
    await take(company);
    const [unit] = (await company.snapshot(WEEK)).units;
    expect(unit?.measures).toMatchObject({ firstTask: 5, continuous: 5, activeMonth: 5, retained: 5 });
  });

  it('are empty for the time before the member joined', async () => {
    const company = await createListedCompany(db);
    const joinedAt = new Date('2026-10-15T12:00:00.000Z');
    for (const id of await company.list(5, PLACED)) {
      const uid = `old-${id}-${company.id}`;
      await company.accept(id, DIAGNOSED, { uid, joinedAt });
      const person = db.doc(`users/${uid}`);
      const at = new Date(joinedAt.getTime() - 1);
      await Promise.all([
        person.collection('pointEvents').doc('1').set({ entry: 1, type: 'task', target: 't0', delta: 5, at }),
        person.collection('lessonProgress').doc('mudar-de-area').set({ completedAt: at }),
      ]);
    }
    await take(company);
    const [unit] = (await company.snapshot(WEEK)).units;
    expect(unit?.measures).toMatchObject({ activated: 5, diagnosed: 0, firstTask: 0, activeMonth: 0 });
    expect(unit).toMatchObject({ skills: {}, lessons: {} });
  });

  it('come from the ledger, the days of practice and the completed lessons', async () => {
    const company = await createListedCompany(db);
    const people = await company.list(5, PLACED);
    for (const id of people.slice(0, 3)) {
      const uid = `busy-${id}-${company.id}`;
      await company.accept(id, {}, { uid });
      const person = db.doc(`users/${uid}`);
      await Promise.all([
        person
          .collection('pointEvents')
          .doc('1')
          .set({ entry: 1, type: 'task', target: 't0', delta: 5, at: new Date('2026-11-05T12:00:00Z') }),
        person
          .collection('lessonState')
          .doc('practice')
          .set({ days: ['2026-10-28'], timeZone: 'America/Sao_Paulo' }),
        person
          .collection('lessonProgress')
          .doc('mudar-de-area')
          .set({ completedAt: new Date('2026-10-28T12:00:00Z') }),
        person.collection('lessonProgress').doc('negociacao-salarial').set({ completedAt: null }),
      ]);
    }
    await take(company);
    const [unit] = (await company.snapshot(WEEK)).units;
    expect(unit?.measures).toMatchObject({
      firstTask: 5,
      retained: 5,
      activeMonth: 5,
      continuous: 5,
      planned: 0,
    });
    expect(unit?.lessons).toEqual({ 'mudar-de-area': 5 });
  });
});
