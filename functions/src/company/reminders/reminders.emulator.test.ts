import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import {
  invited,
  invitedAgain,
  startMembersBackend,
  createGuest,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import type { Person } from '../../../test-support/people.ts';
import { OUTBOX } from '../../messages/outbox/message.ts';
import { sendReminders } from './send-reminders.ts';

const START = new Date('2026-11-02T12:00:00.000Z');
const after = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);

let backend: MembersBackend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await startMembersBackend();
});
afterAll(() => backend?.stop());

const ask = (company: TestCompany, days = 3) => company.post('/company/reminders', { days });
/** The waiting links for a person. */
async function linksTo({ email }: Person): Promise<readonly string[]> {
  const { docs } = await backend.db.collection(OUTBOX).where('address', '==', email).get();
  return docs.map((message) => String(message.get('values.path')).replace('/convite/', ''));
}

describe.skipIf(!HAS_AUTH)('reminders', () => {
  it('go only to people whose link is old enough and unanswered', async () => {
    backend.setNow(START);
    const company = await newCompany(backend);
    const [silent, accepted, left] = await Promise.all([0, 1, 2].map(() => createGuest(backend.db)));
    if (!silent || !accepted || !left) throw new Error('nobody');
    await invited(company, silent);
    await backend.accept(await invited(company, accepted), accepted);
    await backend.accept(await invited(company, left), left);
    await backend.change(company, left, 'leave');
    backend.setNow(after(2));
    const late = await createGuest(backend.db);
    await invited(company, late);

    backend.setNow(after(4));
    const before = await company.people();
    expect((await ask(company)).body).toEqual({ askedAt: after(4).toISOString() });
    expect((await ask(company)).status).toBe(409);
    await sendReminders(backend.db, company.id, after(4));
    await sendReminders(backend.db, company.id, after(4));
    const [link = '', ...more] = await linksTo(silent);
    expect(more).toEqual([]);
    for (const person of [accepted, left, late]) expect(await linksTo(person)).toEqual([]);

    // Neither the list nor the log of the company says whom it was about.
    const { body } = await company.post('/company/people/list', { after: null, search: '' });
    expect(JSON.stringify(body)).not.toContain('reminder');
    const now = await company.people();
    for (const { email } of [silent, accepted, left])
      expect(now[email]?.invitation).toEqual(before[email]?.invitation);
    expect((await company.audit()).find(({ action }) => action === 'reminder_asked')?.detail).toBe(
      'Links de há 3 dias ou mais',
    );
    expect((await backend.accept(link, silent)).status).toBe(200);
  });

  it('are three at most, a week apart, and their link ends with a new one', async () => {
    backend.setNow(START);
    const company = await newCompany(backend);
    const person = await createGuest(backend.db);
    await invited(company, person);
    for (const [round, links] of [1, 2, 3, 3].entries()) {
      backend.setNow(after(10 + 7 * round));
      expect((await ask(company)).status).toBe(200);
      await sendReminders(backend.db, company.id, after(10 + 7 * round));
      expect(await linksTo(person)).toHaveLength(links);
    }
    const [link = ''] = (await linksTo(person)).slice(-1);
    await invitedAgain(company, person);
    for (const sent of [link, ...(await linksTo(person))])
      expect((await backend.preview(sent)).status).toBe(404);
  });
});
