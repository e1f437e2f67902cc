import { describe, expect, it, test } from 'vitest';
import { PEOPLE } from '../coach/evaluation/made-up-people.ts';
import type { PersonRecord } from '../person/record.ts';
import { respond } from './respond.ts';
import type { Response, Turn } from './turn.ts';

const known = (kind: string): PersonRecord => {
  const record = PEOPLE[kind];
  if (!record) throw new Error(`nobody of kind ${kind}`);
  return record;
};

/** The answers to some messages of one conversation. */
function talk(messages: readonly string[], record = known('nothing')): Response[] {
  const turns: Turn[] = [];
  let unanswered = '';
  return messages.map((text) => {
    const response = respond({ text, turns: [...turns], unanswered, record, ads: [] });
    if (response.kind === 'advice') {
      const { intent, play = '', parts } = response.answer;
      turns.push({ question: text, intent, play, draft: parts.find(({ draft }) => draft)?.text ?? '' });
    }
    unanswered = response.kind === 'aside' ? text : '';
    return response;
  });
}

const saidTo = (messages: readonly string[], record?: PersonRecord): string => {
  const response = talk(messages, record).at(-1);
  if (response?.kind === 'aside') return response.text;
  if (response?.kind === 'safety') return response.reply.title;
  return response?.answer.parts.map(({ text }) => text).join('\n') ?? '';
};
const draftTo = (messages: readonly string[], record?: PersonRecord): string => {
  const response = talk(messages, record).at(-1);
  return response?.kind === 'advice' ? (response.answer.parts.find(({ draft }) => draft)?.text ?? '') : '';
};

test.each([
  [
    'escreve um e-mail para a Drogaria Nova',
    /equipe da Drogaria Nova.* vaga de \[cargo\] na Drogaria Nova/su,
  ],
  ['escreve um email pra vaga de caixa na Drogaria Nova', /na Drogaria Nova/u],
  ['escreve um e-mail pro Grupo Minas sobre a vaga', /vaga de Coordenador de logística na Grupo Minas/u],
])('an employer that the message names wins over a saved job: %s', (request, expected) => {
  const record: PersonRecord = {
    ...known('nothing'),
    jobs: [{ id: 'job', title: 'Coordenador de logística', company: 'Grupo Minas', stage: 'saved' }],
  };
  const text = draftTo([request], record);
  expect(text).toMatch(expected);
  expect(text.includes('Minas')).toBe(request.includes('Minas'));
});

describe('a denial of the answer', () => {
  const ASKED = 'a empresa pediu pra eu pagar o exame antes de começar, tá certo?';

  it.each(['não é isso que eu pedi', 'você não entendeu', 'não foi isso que perguntei.'])(
    'asks what was meant where “%s” says nothing else',
    (denial) => {
      const response = talk([ASKED, denial]).at(-1);
      expect(response?.kind).toBe('aside');
      expect(saidTo([ASKED, denial])).toContain('O que você queria saber?');
    },
  );

  it('is read with what was asked before, and no scam again', () => {
    const said = saidTo([
      'como peço pra sair do aviso prévio antes?',
      'não é isso que eu pedi, quero saber se desconta do meu salário',
    ]);
    expect(said).toContain('Desculpe, respondi outra coisa.');
    expect(said).toContain('pode descontar o salário desse período');
  });

  it('stops for danger all the same', () => {
    const response = talk([ASKED, 'não é isso, eu vou me matar hoje']).at(-1);
    expect(response).toMatchObject({ kind: 'safety', reply: { level: 'stop' } });
  });
});

test.each(['e agora?', 'o que eu faço?', 'e aí'])('“%s” with nothing before it is met kindly', (text) => {
  const response = talk([text]).at(-1);
  expect(response).toMatchObject({ kind: 'aside', reason: 'outside' });
  expect(saidTo([text])).toMatch(/190.*188.*anotar/su);
});
