// @vitest-environment happy-dom
import { companySettingsEndpoint, err, ok } from '@aura/shared-domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccessNotice } from './access-notice.tsx';
import { callCompany } from './call-company.ts';

const backend = vi.hoisted(() => ({ answer: {} as unknown }));
vi.mock('@aura/shared-session', () => ({ call: async () => backend.answer }));

afterEach(cleanup);

async function answer(given: unknown) {
  backend.answer = given;
  expect(await act(() => callCompany(companySettingsEndpoint))).toBe(given);
}
const notice = () => screen.queryByRole('alert')?.textContent ?? '';

test('a person who lost the access is told, until an answer shows that they have it', async () => {
  render(<AccessNotice />);
  expect(notice()).toBe('');
  await answer(err({ code: 'forbidden', message: 'Você não tem permissão para fazer isso.' }));
  expect(notice()).toContain('Este painel não está aberto para você');
  expect(notice()).toContain('Você não tem permissão para fazer isso.');
  await answer(err({ code: 'offline', message: 'Sem conexão.' }));
  expect(notice()).toContain('Este painel não está aberto para você');
  await answer(ok({}));
  expect(notice()).toBe('');
});

test.each(['offline', 'conflict', 'not_found', 'rate_limited'] as const)(
  '%s says nothing about the access',
  async (code) => {
    render(<AccessNotice />);
    await answer(err({ code, message: 'x' }));
    expect(notice()).toBe('');
  },
);
