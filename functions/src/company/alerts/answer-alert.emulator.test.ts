import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { newCompany } from '../../../test-support/company/company.ts';
import { forgetManaging } from '../membership/forget-person.ts';

const NOW = new Date('2026-04-08T12:00:00.000Z');
let backend: CompanyBackend;
beforeAll(async () => void (backend = await startCompanyBackend(() => NOW)));
afterAll(() => backend.stop());

const KEY = 'common_gap:comercial:excel';
const ALL = { department: null, week: null, weeks: 12 };
const [LESSON] = LESSON_SUMMARIES;
const DEPARTMENTS = [{ id: 'comercial', name: 'Comercial' }];
const programme = (changes: object = {}) => ({
  title: 'Planilhas para o Comercial',
  units: ['comercial'],
  lessons: [LESSON.id],
  dueOn: '2026-06-30',
  owner: null,
  alert: KEY,
  ...changes,
});

describe.skipIf(!HAS_AUTH)('answers to alerts', () => {
  it('give an alert an owner, dismiss it with a reason and reopen it, all noted in the log', async () => {
    const company = await newCompany(backend);
    const { uid } = company.manager;
    const answer = (request: object) => company.post('/company/alerts/follow-up', { key: KEY, ...request });
    expect((await answer({ action: 'own', owner: uid })).status).toBe(200);
    expect((await answer({ action: 'dismiss', reason: 'Já há um curso presencial.' })).status).toBe(200);
    expect((await company.get('/company/overview', ALL)).body).toMatchObject({
      followUps: [
        {
          key: KEY,
          state: 'dismissed',
          owner: { id: uid, name: company.actor },
          reason: 'Já há um curso presencial.',
        },
      ],
    });
    expect((await answer({ action: 'reopen' })).body).toMatchObject({
      followUp: { state: 'open', reason: null, owner: { id: uid } },
    });
    expect((await company.audit()).map(({ action }) => action)).toContain('alert_answered');
  });

  it('reject an owner who does not manage the company, and an empty reason', async () => {
    const company = await newCompany(backend);
    const other = await newCompany(backend);
    const answer = (request: object) => company.post('/company/alerts/follow-up', { key: KEY, ...request });
    expect((await answer({ action: 'own', owner: other.manager.uid })).status).toBe(404);
    expect((await answer({ action: 'dismiss', reason: ' ' })).status).toBe(400);
    expect((await company.company()).followUps).toEqual([]);
  });
});

describe.skipIf(!HAS_AUTH)('programmes', () => {
  it('plan the alert that they answer, are shown with the groups they are for, and end once', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    const { status, body } = await company.post('/company/programmes/create', programme());
    expect(status).toBe(200);
    expect((await company.company()).followUps).toMatchObject([{ key: KEY, state: 'planned' }]);
    expect((await company.get('/company/programmes')).body).toMatchObject({
      week: null,
      programmes: [
        {
          title: 'Planilhas para o Comercial',
          units: DEPARTMENTS,
          lessons: [{ id: LESSON.id, title: LESSON.title }],
          alert: { key: KEY, skill: 'Excel e planilhas' },
          endedAt: null,
          owner: { id: company.manager.uid },
          completion: [[{ state: 'no_data' }]],
        },
      ],
    });
    const end = () => company.post('/company/programmes/end', body as object);
    expect((await end()).body).toEqual({ changed: true });
    expect((await end()).body).toEqual({ changed: false });
  });

  it('refuse departments and lessons that there are not, and an end in the past', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    const make = (changes: object) => company.post('/company/programmes/create', programme(changes));
    expect((await make({ units: ['de-outra'] })).status).toBe(404);
    expect((await make({ lessons: ['nao-existe'] })).status).toBe(404);
    expect((await make({ lessons: [] })).status).toBe(400);
    expect((await make({ dueOn: '2026-04-07' })).status).toBe(400);
    expect((await company.company()).programmes).toEqual([]);
  });

  it('and answers keep no name of a manager whose account is erased', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    await company.post('/company/programmes/create', programme());
    await forgetManaging(backend.db, company.manager.uid);
    const { followUps, programmes } = await company.company();
    expect([...followUps, ...programmes].map(({ owner }) => owner)).toEqual([null, null]);
  });
});
