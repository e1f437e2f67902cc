import {
  err,
  refuseWithoutPlace,
  ok,
  type ApiError,
  type ImportChange,
  type RequestOf,
  type Result,
  companyImportEndpoint,
} from '@aura/shared-domain';
import type { GoodRow } from '../rows/check-rows.ts';
import type { ImportAnswer, Outcome } from './sums.ts';

/** Rows of people who are not known yet, from line 2. */
export const rowsOf = (count: number, firstLine = 2): GoodRow[] =>
  Array.from({ length: count }, (_, at) => ({
    line: firstLine + at,
    person: {
      name: `Pessoa ${at}`,
      email: `pessoa${at}@empresa.com`,
      department: 'Operações',
      unit: null,
      admittedOn: null,
      isManager: false,
    },
  }));

/** A backend with its own list. It answers like the real one, and loses answers on demand. */
export function fakeCompany({ total = 10_000, used = 3 } = {}) {
  const listed = new Set<string>();
  const renamed = new Set<string>();
  const removed = new Set<string>();
  const departments = new Set(['RH']);
  const company = {
    calls: [] as RequestOf<typeof companyImportEndpoint>[],
    signals: [] as (AbortSignal | undefined)[],
    /** Numbers of calls, from 0, that fail before anything is written. */
    failsAt: new Set<number>(),
    /** The same for calls with a lost answer. */
    losesAt: new Set<number>(),
    listed,
    /** Addresses of people whose entry on the list differs from the file. */
    renamed,
    /** Addresses of people who were taken off the list. */
    removed,
    send: async (
      request: RequestOf<typeof companyImportEndpoint>,
      signal?: AbortSignal,
    ): Promise<Result<ImportAnswer, ApiError>> => {
      const number = company.calls.push(request) - 1;
      company.signals.push(signal);
      if (company.failsAt.has(number)) return err({ code: 'offline', message: 'Sem conexão.' });
      const { answer, added, newDepartments } = answerTo(request);
      if (!request.dryRun) {
        for (const email of added) listed.add(email);
        for (const name of newDepartments) departments.add(name);
      }
      if (company.losesAt.has(number)) return err({ code: 'timeout', message: 'Demorou demais.' });
      return ok(answer);
    },
  };
  function answerTo({ rows, dryRun }: RequestOf<typeof companyImportEndpoint>) {
    const added: string[] = [];
    const results = rows.map(({ line, person }) => {
      const isNew = !listed.has(person.email);
      const isFull = used + listed.size + added.length >= total;
      const known: Outcome = renamed.has(person.email) ? 'updated' : 'unchanged';
      const fresh: Outcome = removed.has(person.email) ? 'restored' : 'added';
      const outcome: Outcome = isNew ? (isFull ? 'refused' : fresh) : known;
      if (isNew && !isFull) added.push(person.email);
      const changes: ImportChange[] =
        outcome === 'updated' ? [{ field: 'name', before: 'Nome de Antes', after: person.name }] : [];
      return { line, outcome, refusal: outcome === 'refused' ? refuseWithoutPlace(total) : null, changes };
    });
    const newDepartments = [...new Set(rows.map(({ person }) => person.department))].filter(
      (name) => !departments.has(name),
    );
    const invitations = dryRun
      ? []
      : rows
          .filter(({ person }) => added.includes(person.email))
          .map(({ person }) => ({
            personId: person.email.replaceAll(/\W/gu, '-'),
            name: person.name,
            email: person.email,
            token: `acme.${person.email}`,
            expiresAt: '2026-11-30T12:00:00.000Z',
          }));
    const seats = { total, used: used + listed.size + added.length };
    return {
      answer: {
        results,
        invitations,
        newDepartments,
        departments: departments.size + newDepartments.length,
        seats,
      },
      added,
      newDepartments,
    };
  }
  return company;
}
