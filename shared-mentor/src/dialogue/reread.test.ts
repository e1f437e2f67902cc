import { expect, test } from 'vitest';
import { readDraft, readSaid } from './testing/run-talk.ts';

const VACANCY =
  'vi uma vaga de auxiliar de estoque, será que vale a pena me candidatar? o rapaz que anunciou estuda comigo, como falo com ele?';
const LONG_CORRECTION =
  'não é isso, eu não quero curso nenhum, eu quero é falar com o rapaz que postou a vaga porque ' +
  'ele trabalha lá e eu já ajudei ele uma vez no estoque da loja do pai dele';

test('writes to who announced a vacancy, and says whether to apply', () => {
  expect(readDraft([VACANCY])).toMatch(/^Olá.*vaga/u);
  expect(readSaid([VACANCY])).toMatch(/vale se candidatar/u);
});

test.each([['escreve a linha do currículo'], ['e o que eu falo pro meu chefe?']])(
  'pastes no long correction and no vacancy into “%s”',
  (request) => {
    const text = readDraft([VACANCY, LONG_CORRECTION, request]);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/curso nenhum|postou|vi uma vaga|pai dele/iu);
  },
);

test('reads a long correction for what the person does', () => {
  const text = readDraft([
    'como peço aumento?',
    'vc entendeu errado, eu não pedi isso, eu cuido do caixa e treino as meninas novas e ' +
      'quero ser encarregada mas a dona nunca tem tempo de conversar comigo',
    'escreve o pedido de aumento',
  ]);
  expect(text).toContain('cuido do caixa e treino as meninas novas');
  expect(text).not.toMatch(/entendeu|quero ser|nunca tem tempo/u);
});

test.each([
  ['não posso ir na entrevista na quinta'],
  ['não vou conseguir ir na entrevista quinta, o que eu mando pra recrutadora?'],
])('asks for another day: %s', (message) => {
  const text = readDraft([message]);
  expect(text).toMatch(/entrevista de quinta.*remarcar/u);
  expect(text).not.toMatch(/Vi a vaga/u);
});

test('takes the days for another interview, and gives the text once more', () => {
  const asked = ['não posso ir na entrevista na quinta', 'posso sexta de manhã ou segunda às 10h'];
  expect(readDraft(asked)).toContain('Posso sexta de manhã ou segunda às 10h;');
  expect(readDraft([...asked, 'manda a msg final'])).toBe(readDraft(asked));
});

test('keeps what the person had put into a text when it becomes shorter', () => {
  const messages = [
    'escreve uma mensagem pra minha chefe pedindo folga na sexta',
    'põe que eu já combinei com a Ana de cobrir meu horário',
    'deixa mais curto',
  ];
  const [long, short] = [messages.slice(0, 2), messages].map((all) => readDraft(all));
  expect(short).toContain('Já combinei com a Ana de cobrir meu horário');
  expect(short?.length).toBeLessThan(long?.length ?? 0);
});
