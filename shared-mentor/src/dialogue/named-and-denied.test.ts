import { describe, expect, it, test } from 'vitest';
import type { PersonRecord } from '../person/record.ts';
import { findKnown, readDraft, readSaid, runTalk } from './testing/run-talk.ts';

test.each([
  [
    'escreve um e-mail para a Drogaria Nova',
    /equipe da Drogaria Nova.* vaga de \[cargo\] na Drogaria Nova/su,
  ],
  ['escreve um email pra vaga de caixa na Drogaria Nova', /na Drogaria Nova/u],
  ['escreve um e-mail pro Grupo Minas sobre a vaga', /vaga de Coordenador de logística na Grupo Minas/u],
])('an employer that the message names wins over a saved job: %s', (request, expected) => {
  const record: PersonRecord = {
    ...findKnown('nothing'),
    jobs: [{ id: 'job', title: 'Coordenador de logística', company: 'Grupo Minas', stage: 'saved' }],
  };
  const text = readDraft([request], record);
  expect(text).toMatch(expected);
  expect(text.includes('Minas')).toBe(request.includes('Minas'));
});

describe('a denial of the answer', () => {
  const ASKED = 'a empresa pediu pra eu pagar o exame antes de começar, tá certo?';

  it.each(['não é isso que eu pedi', 'você não entendeu', 'não foi isso que perguntei.'])(
    'asks what was meant where “%s” says nothing else',
    (denial) => {
      const response = runTalk([ASKED, denial]).at(-1);
      expect(response?.kind).toBe('aside');
      expect(readSaid([ASKED, denial])).toContain('O que você queria saber?');
    },
  );

  it('is read with what was asked before, and no scam again', () => {
    const said = readSaid([
      'como peço pra sair do aviso prévio antes?',
      'não é isso que eu pedi, quero saber se desconta do meu salário',
    ]);
    expect(said).toContain('Desculpe, respondi outra coisa.');
    expect(said).toContain('pode descontar o salário desse período');
  });

  it('stops for danger all the same', () => {
    const response = runTalk([ASKED, 'não é isso, eu vou me matar hoje']).at(-1);
    expect(response).toMatchObject({ kind: 'safety', reply: { level: 'stop' } });
  });
});

test.each(['e agora?', 'o que eu faço?', 'e aí'])('“%s” with nothing before it is met kindly', (text) => {
  const response = runTalk([text]).at(-1);
  expect(response).toMatchObject({ kind: 'aside', reason: 'outside' });
  expect(readSaid([text])).toMatch(/190.*188.*anotar/su);
});
