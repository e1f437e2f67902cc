import { MENTOR_LIMITS } from '@aura/shared-domain';
import { describe, expect, it, test } from 'vitest';
import { PEOPLE } from '../coach/evaluation/people.ts';
import type { PersonRecord } from '../person/record.ts';
import { respond } from './respond.ts';
import type { Ad, Response, Turn } from './turn.ts';

const known = (kind: string): PersonRecord => {
  const record = PEOPLE[kind];
  if (!record) throw new Error(`nobody of kind ${kind}`);
  return record;
};

/** What is said to each of some messages of one conversation. */
function talk(messages: readonly string[], record = known('nothing'), ads: readonly Ad[] = []): Response[] {
  const turns: Turn[] = [];
  let unanswered = '';
  return messages.map((text) => {
    const response = respond({ text, turns: [...turns], unanswered, record, ads });
    if (response.kind === 'advice') {
      const { intent, play = '', parts } = response.answer;
      turns.push({ question: text, intent, play, draft: parts.find(({ draft }) => draft)?.text ?? '' });
    }
    unanswered = response.kind === 'aside' ? text : '';
    return response;
  });
}

const saidTo = (messages: readonly string[], record?: PersonRecord, ads?: readonly Ad[]): string => {
  const response = talk(messages, record, ads).at(-1);
  if (response?.kind === 'aside') return response.text;
  if (response?.kind === 'safety') return response.reply.title;
  return response?.answer.parts.map(({ text }) => text).join('\n') ?? '';
};
const draftTo = (messages: readonly string[], record?: PersonRecord): string => {
  const response = talk(messages, record).at(-1);
  return response?.kind === 'advice' ? (response.answer.parts.find(({ draft }) => draft)?.text ?? '') : '';
};

describe('a conversation', () => {
  it('takes the answer to its own question, and writes with it', () => {
    const messages = ['Como peço um aumento?', 'agora eu cuido do faturamento de frete e treino os novos'];
    expect(saidTo(messages)).toContain('cuido do faturamento de frete');
    expect(draftTo([...messages, 'pode escrever a mensagem pra mim?'])).toContain(
      'Desde o último reajuste, cuido do faturamento de frete e treino os novos.',
    );
  });

  it('changes the text that it wrote as it is asked to', () => {
    const messages = ['Como peço um aumento?', 'escreve a mensagem'];
    const text = draftTo(messages);
    const shorter = draftTo([...messages, 'mais curto']);
    expect(shorter.length).toBeLessThan(text.length);
    expect(shorter.startsWith(text.slice(0, 10))).toBe(true);
    expect(draftTo([...messages, 'tira a parte do reajuste'])).not.toContain('reajuste');
    expect(draftTo([...messages, 'troca "salário" por "pagamento"'])).toContain('pagamento');
  });

  it('never says twice in a row that it has not understood', () => {
    const kinds = talk(['preciso de uma coisa', 'aquilo lá', 'sei lá']).map((response) =>
      response.kind === 'aside' ? response.reason : response.kind,
    );
    kinds.forEach((kind, at) => expect([kind, kinds[at + 1]]).not.toEqual(['unclear', 'unclear']));
  });

  it('is put right', () => {
    expect(saidTo(['quero estudar eletrônica', 'não, quis dizer eletrotécnica'])).toContain('eletrotécnica');
  });

  it('keeps what safety finds out of everything', () => {
    expect(talk(['Como peço um aumento?', 'quero morrer']).map(({ kind }) => kind)).toEqual([
      'advice',
      'safety',
    ]);
  });

  it('opens another subject where the message does', () => {
    const [, other] = talk(['Como peço um aumento?', 'Como me preparo para uma entrevista em vídeo?']);
    expect(other).toMatchObject({ kind: 'advice', answer: { intent: 'interview' } });
  });

  it('gives the next step where it is asked for', () => {
    expect(saidTo(['Como peço um aumento?', 'e agora?'])).toContain('Comece por aqui');
  });
});

test('every answer of a conversation is short, and asks one thing at most', () => {
  const messages = [
    'Como peço um aumento?',
    'uns 2 anos',
    'e se ele disser não?',
    'e agora?',
    'escreve pra mim',
  ];
  for (const record of Object.values(PEOPLE))
    for (const response of talk(messages, record)) {
      if (response.kind !== 'advice') throw new Error(`no advice: ${response.kind}`);
      const { parts, factsUsed } = response.answer;
      const text = parts.map((part) => part.text).join(' ');
      expect(text).not.toMatch(/[{}]/u);
      expect(text.split(/\s+/u).length).toBeLessThanOrEqual(MENTOR_LIMITS.answerWords);
      expect(parts.filter(({ kind }) => kind === 'question').length).toBeLessThanOrEqual(1);
      expect(factsUsed.length).toBeLessThanOrEqual(MENTOR_LIMITS.factsUsed);
    }
});
