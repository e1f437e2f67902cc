import { randomUUID } from 'node:crypto';
import { PULSE } from '@aura/shared-company/pulse';
import { MEASURES, computeWeekBefore, computeWeek } from '@aura/shared-domain';
import { createAccount, integer, list, patchDocument, text, time } from './database.ts';
import { newPerson, type Person } from './people.ts';

/** A company that no other test uses. */
export interface OwnCompany {
  readonly id: string;
  readonly name: string;
  readonly manager: Person;
}

/** Creates a company with an empty list, and its manager, like the operator's command. */
export async function newCompany(): Promise<OwnCompany> {
  const mark = randomUUID().slice(0, 8);
  const id = `aurora-${mark}`;
  const name = `Aurora ${mark}`;
  const manager = newPerson('Célia Ramos');
  const { email, password, name: displayName } = manager;
  const claims = { role: 'gestor_rh', company: id };
  const uid = await createAccount({ email, password, displayName, claims });
  await patchDocument(`users/${uid}`, { name: text(displayName), role: text('gestor_rh') });
  await patchDocument(`companies/${id}`, {
    name: text(name),
    seats: integer(20),
    seatsUsed: integer(0),
    departments: list(),
    managers: list(text(uid)),
    createdAt: time(new Date()),
  });
  return { id, name, manager };
}

const WEEK = computeWeekBefore(computeWeek(new Date()), 1);
const NOTHING = { nullValue: null };

/** Publishes the numbers of a department with so many people, who have done nothing; with a pulse that has ended, too. */
export async function publishNumbers(
  id: string,
  unit: string,
  n: number,
  { pulse = false }: { readonly pulse?: boolean } = {},
): Promise<void> {
  const measures = Object.fromEntries(MEASURES.map((measure) => [measure, 0]));
  const snapshot = {
    version: 'agg-1.0',
    week: WEEK,
    takenAt: new Date().toISOString(),
    size: 5,
    units: [{ unit, n, measures, skills: {}, lessons: {} }],
    trend: [{ week: WEEK, units: [{ unit, n, measures }] }],
  };
  await patchDocument(`companies/${id}/snapshots/${WEEK}`, {
    week: text(WEEK),
    takenAt: time(new Date()),
    body: text(JSON.stringify(snapshot)),
  });
  await patchDocument(`companies/${id}`, {
    snapshots: list(text(WEEK)),
    departments: list({ mapValue: { fields: { id: text(unit), name: text('Vendas') } } }),
  });
  if (pulse) await patchDocument(`companies/${id}/pulses/terminado`, pulseOf(unit, n));
}

/** A pulse that ended, in which many disagree with the first statement. */
function pulseOf(unit: string, n: number) {
  const items = Object.fromEntries(
    PULSE.items.map(({ id }, at) => [
      id,
      { unfavourable: at === 0 ? 15 : 5, neutral: 5, favourable: at === 0 ? 10 : 20 },
    ]),
  );
  const enps = { detractors: 5, passives: 10, promoters: 15 };
  const sums = { version: 'pulse-1.0', size: 5, units: [{ unit, n, answered: 30, items, enps }] };
  return {
    state: text('closed'),
    opensAt: time(new Date('2026-01-05T12:00:00Z')),
    closesAt: time(new Date('2026-01-13T03:00:00Z')),
    units: list(),
    withEnps: { booleanValue: true },
    key: text(''),
    body: text(JSON.stringify(sums)),
  };
}

/** A person on the list of a company, in a closed group of a department, who has accepted. */
export async function newMember(companyId: string, unit: string): Promise<Person> {
  const person = newPerson('Lia Campos');
  const { email, password, name: displayName } = person;
  const uid = await createAccount({ email, password, displayName, claims: {} });
  await patchDocument(`users/${uid}`, { name: text(displayName), plan: text('b2b_equilibrio') });
  await patchDocument(`companies/${companyId}/people/${uid}`, {
    group: { mapValue: { fields: { id: text('g1'), unit: text(unit) } } },
  });
  const now = time(new Date());
  await patchDocument(`companies/${companyId}/members/${uid}`, {
    uid: text(uid),
    companyId: text(companyId),
    personId: text(uid),
    joinedAt: now,
    shares: { booleanValue: false },
    countsFrom: now,
    accessBefore: NOTHING,
    answers: list(),
    endedAt: NOTHING,
    kept: NOTHING,
    forgetAt: NOTHING,
  });
  return person;
}
