import { expect, test } from 'vitest';
import { closeText } from './close-text.ts';

const CONTENTS = {
  name: 'Horizonte',
  managers: 1,
  people: 83,
  invites: 82,
  activeMembers: 68,
  endedMembers: 2,
  snapshots: 14,
  auditEntries: 40,
};

test('a dry run counts what would be deleted, and says how to delete it', () => {
  const text = closeText('hz', { outcome: 'counted', contents: CONTENTS });
  expect(text).toEqual({
    ok: true,
    value: [
      'Encerrar "Horizonte" (hz) apagaria, sem volta:',
      '  Gestores que perdem o painel: 1',
      '  Pessoas da lista, também as já retiradas: 83',
      '  Convites: 82',
      '  Participações ativas, cujo plano volta a ser o de antes: 68',
      '  Participações já encerradas: 2',
      '  Retratos semanais: 14',
      '  Linhas do registro: 40',
      'Nada mudou. Para encerrar: npm run company -- close hz --yes',
    ].join('\n'),
  });
});

test('a closing counts what was deleted', () => {
  const text = closeText('hz', { outcome: 'closed', contents: CONTENTS });
  expect(text).toMatchObject({ ok: true, value: expect.stringMatching(/^Encerrada: "Horizonte" \(hz\)/) });
});

test('the rest of a company is named by its id', () => {
  const text = closeText('hz', { outcome: 'closed', contents: { ...CONTENTS, name: '' } });
  expect(text).toMatchObject({ ok: true, value: expect.stringContaining('o que restou de "hz"') });
});

test('an unfinished closing asks to repeat it; an unknown company shows how to find others', () => {
  expect(closeText('hz', { outcome: 'busy', contents: CONTENTS })).toMatchObject({
    ok: false,
    error: expect.stringContaining('repita'),
  });
  expect(closeText('hz', { outcome: 'unknown' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('list'),
  });
});
