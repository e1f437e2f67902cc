import { err, ok, type CompanyPerson } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { fireEvent, render, screen } from '@testing-library/react';
import PeoplePage from './people-page.tsx';
import type { PeoplePorts } from './people-ports.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
/** A person on the list, as the backend answers. */
export const person = (id: string, name: string, given: Partial<CompanyPerson> = {}): CompanyPerson => ({
  id,
  name,
  email: `${id}@empresa.com`,
  department: 'd1',
  unit: null,
  admittedOn: null,
  isManager: false,
  addedAt: '2026-11-20T12:00:00.000Z',
  invitation: { issuedAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-11-27T12:00:00.000Z' },
  ...given,
});
export const invitation = (personId: string) => ({
  personId,
  name: 'Caio Lima',
  email: `${personId}@empresa.com`,
  token: `acme.${personId}`,
  expiresAt: '2026-11-29T12:00:00.000Z',
});
export const offline = err({ code: 'offline', message: 'Sem conexão.' } as const);

/** The list of a company, and the requests it received. */
export function open(given: Partial<PeoplePorts> = {}) {
  const people = new Map([
    ['ana', person('ana', 'Ana Souza', { unit: 'Recife', admittedOn: '2024-03-01' })],
    [
      'bia',
      person('bia', 'Bia Reis', {
        invitation: { issuedAt: '2026-11-01T12:00:00.000Z', expiresAt: '2026-11-08T12:00:00.000Z' },
      }),
    ],
  ]);
  const asked: unknown[] = [];
  const note =
    <A extends readonly unknown[], R>(name: string, answer: (...args: A) => R) =>
    (...args: A) => {
      asked.push([name, ...args]);
      return answer(...args);
    };
  const ports: PeoplePorts = {
    list: note('list', async ({ search, department }) => {
      const items = [...people.values()].filter(
        (one) => one.name.startsWith(search) && (department ?? one.department) === one.department,
      );
      const departments = [
        { id: 'd1', name: 'Operações' },
        { id: 'd2', name: 'Vendas' },
      ];
      return ok({
        items,
        next: null,
        about: { departments, seats: { used: people.size, total: 10 }, licences: { used: 0, total: 5 } },
      });
    }),
    invite: note('invite', async () => {
      people.set('caio', person('caio', 'Caio Lima'));
      return ok([invitation('caio')]);
    }),
    renew: note('renew', async (ids) => ok(ids.map(invitation))),
    change: note('change', async ({ department }) => {
      const known = department === 'vendas' ? { id: 'd2', name: 'Vendas' } : { id: 'd3', name: department };
      return ok({ changed: true, department: known });
    }),
    remove: note('remove', async () => ok({ changed: true })),
    remind: note('remind', async () => ok({})),
    copy: note('copy', async () => undefined),
    download: note('download', () => undefined),
    now: () => NOW,
    ...given,
  };
  render(
    <main>
      <SharedRouter>
        <PeoplePage ports={ports} />
      </SharedRouter>
    </main>,
  );
  const calls = (name: string) => asked.filter((one) => (one as unknown[])[0] === name);
  return { calls };
}
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
