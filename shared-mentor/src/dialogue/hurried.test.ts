import { expect, test } from 'vitest';
import { readDraft, readSaid, runTalk } from './testing/run-talk.ts';

const PREGNANT = 'to gravida e to no contrato de experiencia, eles podem me mandar embora qdo acabar?';
const LEAVING = 'escreve uma mensagem pro meu chefe avisando que consegui vaga em outra empresa';

test('a text is about what the questions before it told, too', () => {
  const text = readDraft([PREGNANT, 'ainda nao contei pra gerente', 'escreve uma msg pra eu mandar pra ela']);
  expect(text).toMatch(/grávida|gravida/u);
});

test('orders in short forms change a text', () => {
  expect(readDraft([LEAVING, 'poe q posso ficar ate dia 12'])).toContain('Posso ficar até dia 12');
});

test('a new question after a text is answered, not put into the text', () => {
  const said = readSaid([LEAVING, 'e a licença é qtos meses msm']);
  expect(said).not.toContain('e a licença');
  expect(said).toContain('120');
});

test('a statement about something else is put into no line of the CV', () => {
  const messages = ['so ajudei minha tia na feira de sabado', 'escreve essa linha pro meu curriculo'];
  expect(readDraft([...messages, 'mandei pra 20 lugares e ninguem responde'])).toBe('');
});

test.each([
  [LEAVING, 'vou sair da empresa'],
  ['como aviso minha gerente que vou sair da empresa', 'vou sair da empresa'],
  ['faz uma mensagem de despedida pro pessoal do trabalho', 'último dia'],
  ['escreve o sobre do meu linkedin', 'Fale comigo por aqui'],
  ['mensagem pro encarregado avisando que vou faltar amanhã', 'Passo para avisar'],
])('“%s” gets its own text', (request, expected) => {
  expect(readDraft([request])).toContain(expected);
});

test('advances that do not stop are harassment; a boss on a network is no pursuer', () => {
  const asked = runTalk(['escreve uma mensagem pro meu chefe parar de me chamar pra sair toda semana']).at(
    -1,
  );
  expect(asked).toMatchObject({ kind: 'safety', reply: { category: 'harassment' } });
  expect(runTalk(['ponho aberto a trabalho? meu chefe me segue']).at(-1)?.kind).toBe('advice');
  expect(runTalk(['meu chefe me segue na rua']).at(-1)?.kind).toBe('safety');
});
