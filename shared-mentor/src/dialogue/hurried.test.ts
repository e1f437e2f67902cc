import { expect, test } from 'vitest';
import { PEOPLE } from '../coach/evaluation/made-up-people.ts';
import { respond } from './respond.ts';
import type { Response, Turn } from './turn.ts';

/** The last answer of a conversation with somebody of whom nothing is known. */
function talk(messages: readonly string[]): Response | undefined {
  const record = PEOPLE['nothing'];
  if (!record) throw new Error('nobody');
  const turns: Turn[] = [];
  let last: Response | undefined;
  for (const text of messages) {
    last = respond({ text, turns: [...turns], unanswered: '', record, ads: [] });
    if (last.kind !== 'advice') continue;
    const { intent, play = '', parts } = last.answer;
    turns.push({ question: text, intent, play, draft: parts.find(({ draft }) => draft)?.text ?? '' });
  }
  return last;
}

const findText = (messages: readonly string[]): string => {
  const response = talk(messages);
  if (response?.kind !== 'advice') return '';
  return response.answer.parts.find(({ draft }) => draft)?.text ?? '';
};
const sayTo = (messages: readonly string[]): string => {
  const response = talk(messages);
  return response?.kind === 'advice' ? response.answer.parts.map(({ text }) => text).join('\n') : '';
};

const PREGNANT = 'to gravida e to no contrato de experiencia, eles podem me mandar embora qdo acabar?';
const LEAVING = 'escreve uma mensagem pro meu chefe avisando que consegui vaga em outra empresa';

test('a text is about what the questions before it told, too', () => {
  const text = findText([PREGNANT, 'ainda nao contei pra gerente', 'escreve uma msg pra eu mandar pra ela']);
  expect(text).toMatch(/grávida|gravida/u);
});

test('orders in short forms change a text', () => {
  expect(findText([LEAVING, 'poe q posso ficar ate dia 12'])).toContain('Posso ficar até dia 12');
});

test('a new question after a text is answered, not put into the text', () => {
  const said = sayTo([LEAVING, 'e a licença é qtos meses msm']);
  expect(said).not.toContain('e a licença');
  expect(said).toContain('120');
});

test('a statement about something else is put into no line of the CV', () => {
  const messages = ['so ajudei minha tia na feira de sabado', 'escreve essa linha pro meu curriculo'];
  expect(findText([...messages, 'mandei pra 20 lugares e ninguem responde'])).toBe('');
});

test.each([
  [LEAVING, 'vou sair da empresa'],
  ['como aviso minha gerente que vou sair da empresa', 'vou sair da empresa'],
  ['faz uma mensagem de despedida pro pessoal do trabalho', 'último dia'],
  ['escreve o sobre do meu linkedin', 'Fale comigo por aqui'],
  ['mensagem pro encarregado avisando que vou faltar amanhã', 'Passo para avisar'],
])('“%s” gets its own text', (request, expected) => {
  expect(findText([request])).toContain(expected);
});

test('advances that do not stop are harassment; a boss on a network is no pursuer', () => {
  const asked = talk(['escreve uma mensagem pro meu chefe parar de me chamar pra sair toda semana']);
  expect(asked).toMatchObject({ kind: 'safety', reply: { category: 'harassment' } });
  expect(talk(['ponho aberto a trabalho? meu chefe me segue'])?.kind).toBe('advice');
  expect(talk(['meu chefe me segue na rua'])?.kind).toBe('safety');
});
