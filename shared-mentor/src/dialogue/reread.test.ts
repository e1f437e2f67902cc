import { expect, test } from 'vitest';
import { PEOPLE } from '../coach/evaluation/made-up-people.ts';
import { respond } from './respond.ts';
import type { Response, Turn } from './turn.ts';

/** The last response of a conversation. */
function answerTo(messages: readonly string[]): Response {
  const record = PEOPLE['nothing'];
  if (!record) throw new Error('nobody');
  const turns: Turn[] = [];
  let last: Response | null = null;
  for (const text of messages) {
    last = respond({ text, turns: [...turns], unanswered: '', record, ads: [] });
    if (last.kind !== 'advice') continue;
    const { intent, play = '', parts } = last.answer;
    turns.push({ question: text, intent, play, draft: parts.find(({ draft }) => draft)?.text ?? '' });
  }
  if (!last) throw new Error('no message');
  return last;
}

const wordsOf = (response: Response): string =>
  response.kind === 'advice'
    ? response.answer.parts.map(({ text }) => text).join('\n')
    : response.kind === 'aside'
      ? response.text
      : response.reply.title;
const draftOf = (response: Response): string =>
  response.kind === 'advice' ? (response.answer.parts.find(({ draft }) => draft)?.text ?? '') : '';

const VACANCY =
  'vi uma vaga de auxiliar de estoque, será que vale a pena me candidatar? o rapaz que anunciou estuda comigo, como falo com ele?';
const LONG_CORRECTION =
  'não é isso, eu não quero curso nenhum, eu quero é falar com o rapaz que postou a vaga porque ' +
  'ele trabalha lá e eu já ajudei ele uma vez no estoque da loja do pai dele';

test('writes to who announced a vacancy, and says whether to apply', () => {
  const response = answerTo([VACANCY]);
  expect(draftOf(response)).toMatch(/^Olá.*vaga/u);
  expect(wordsOf(response)).toMatch(/vale se candidatar/u);
});

test.each([['escreve a linha do currículo'], ['e o que eu falo pro meu chefe?']])(
  'pastes no long correction and no vacancy into “%s”',
  (request) => {
    const text = draftOf(answerTo([VACANCY, LONG_CORRECTION, request]));
    expect(text).not.toBe('');
    expect(text).not.toMatch(/curso nenhum|postou|vi uma vaga|pai dele/iu);
  },
);

test('reads a long correction for what the person does', () => {
  const text = draftOf(
    answerTo([
      'como peço aumento?',
      'vc entendeu errado, eu não pedi isso, eu cuido do caixa e treino as meninas novas e ' +
        'quero ser encarregada mas a dona nunca tem tempo de conversar comigo',
      'escreve o pedido de aumento',
    ]),
  );
  expect(text).toContain('cuido do caixa e treino as meninas novas');
  expect(text).not.toMatch(/entendeu|quero ser|nunca tem tempo/u);
});

test.each([
  ['não posso ir na entrevista na quinta'],
  ['não vou conseguir ir na entrevista quinta, o que eu mando pra recrutadora?'],
])('asks for another day: %s', (message) => {
  const text = draftOf(answerTo([message]));
  expect(text).toMatch(/entrevista de quinta.*remarcar/u);
  expect(text).not.toMatch(/Vi a vaga/u);
});

test('takes the days for another interview, and gives the text once more', () => {
  const asked = ['não posso ir na entrevista na quinta', 'posso sexta de manhã ou segunda às 10h'];
  expect(draftOf(answerTo(asked))).toContain('Posso sexta de manhã ou segunda às 10h;');
  expect(draftOf(answerTo([...asked, 'manda a msg final']))).toBe(draftOf(answerTo(asked)));
});

test('keeps what the person had put into a text when it becomes shorter', () => {
  const messages = [
    'escreve uma mensagem pra minha chefe pedindo folga na sexta',
    'põe que eu já combinei com a Ana de cobrir meu horário',
    'deixa mais curto',
  ];
  const [long, short] = [messages.slice(0, 2), messages].map((all) => draftOf(answerTo(all)));
  expect(short).toContain('Já combinei com a Ana de cobrir meu horário');
  expect(short?.length).toBeLessThan(long?.length ?? 0);
});
