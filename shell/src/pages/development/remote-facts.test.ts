import { makeEntry, releaseWith } from '@aura/shared-federation/testing';
import { SHELL_API, type StageAudience } from '@aura/shared-federation/contract';
import { expect, test } from 'vitest';
import { listRemoteFacts } from './remote-facts.ts';

const release = releaseWith({ name: 'tools', version: '2.0.0' });
const detail = (facts: ReturnType<typeof listRemoteFacts>, term: string) =>
  facts.find((fact) => fact.term === term)?.detail;

test.each<[StageAudience, string]>([
  [{ kind: 'percent', percent: 10, seed: 's' }, '2.0.0, para 10% das pessoas com conta'],
  [{ kind: 'role', role: 'gestor_rh' }, '2.0.0, para gestores de RH'],
  [{ kind: 'role', role: 'professional' }, '2.0.0, para profissionais'],
])('a staged release says who gets it: %j', (audience, text) => {
  expect(detail(listRemoteFacts(makeEntry({ name: 'tools' }), { release, audience }, null), 'Em teste')).toBe(
    text,
  );
});

test('a remote is described as the person gets it', () => {
  const entry = { ...makeEntry({ name: 'tools', version: '1.1.0' }), fallback: release };
  const report = { kind: 'loaded', remote: 'tools', version: '1.1.0', ms: 120.4 } as const;
  expect(listRemoteFacts(entry, undefined, report).map((fact) => fact.detail)).toEqual([
    '1.1.0',
    'https://tools.example/1.1.0/',
    `${SHELL_API}; este shell oferece o ${SHELL_API}`,
    'nenhuma versão',
    '2.0.0',
    '1.1.0 carregada em 120 ms',
  ]);
});
