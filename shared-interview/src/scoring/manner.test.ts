import { describe, expect, it } from 'vitest';
import { readAnswer } from '../reading/index.ts';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { getManner } from './manner.ts';
import { scoreAnswer } from './score-answer.ts';

const question = makeQuestion({
  topic: 'customer',
  text: 'Conte de um cliente que saiu insatisfeito.',
  words: ['cliente', 'insatisfeito', 'reclamar', 'troca'],
});
const mannerIn = (text: string) => getManner(readAnswer(text, question), { shape: 'story' });
const valueOf = (text: string): number =>
  scoreAnswer(readAnswer(text, question), { question, role: '', jobRequirements: [], speech: null }).value ??
  -1;

const STORY =
  'Em 2022, na loja da Vila Mariana, um cliente voltou com a geladeira riscada. Liguei para o fornecedor na mesma hora, ' +
  'separei outra do estoque e combinei a troca. Em dois dias ele estava atendido e elogiou a loja.';
const UNKNOWING = 'Não lembro de nenhum cliente assim, nunca passei por isso.';
const GENERIC =
  'Sou resiliente e proativo, com foco na experiência do cliente: transformo desafios em oportunidades com empatia e excelência, ' +
  'elevei a satisfação em 30% e agrego valor.';

describe('the manner of an answer', () => {
  it.each([
    'O cliente era um idiota e a culpa foi dele mesmo.',
    'Cliente que reclama eu mando calar a boca.',
  ])('is rude if it offends: %s', (text) => {
    expect(mannerIn(text)).toBe('rude');
    expect(valueOf(text)).toBeLessThanOrEqual(10);
  });

  it.each([
    'Um cliente me chamou de burra na frente da fila. Respirei, ouvi até o fim e fiz a troca.',
    'Liguei para o fornecedor, troquei a peça e pronto, o cliente voltou no mês seguinte.',
    'Mudei de área porque quis crescer, e no primeiro ano assumi a escala.',
    'Eu fui burro de não conferir a nota, e a partir dali conferi todas com o cliente.',
  ])('is not rude if it quotes, or speaks about oneself: %s', (text) => {
    expect(mannerIn(text)).toBeNull();
  });

  it('keeps a longer offensive answer under 30', () => {
    expect(valueOf(`${STORY} O gerente, aquele imbecil, nem agradeceu o que eu fiz.`)).toBeLessThanOrEqual(
      30,
    );
    expect(valueOf(STORY)).toBeGreaterThan(70);
  });

  it('is unknowing if it says so honestly, and ranks above another subject', () => {
    expect(mannerIn(UNKNOWING)).toBe('unknowing');
    expect(valueOf(UNKNOWING)).toBeGreaterThanOrEqual(15);
    expect(valueOf(UNKNOWING)).toBeLessThanOrEqual(20);
    expect(valueOf('A receita leva 3 ovos, 2 xícaras de farinha e 40 minutos de forno.')).toBeLessThan(15);
  });

  it('is generic if it fits anybody, with percentages or without', () => {
    expect(mannerIn(GENERIC)).toBe('generic');
    expect(valueOf(GENERIC)).toBeLessThanOrEqual(45);
  });

  it('is generic by abstract endings alone, in an answer without a detail', () => {
    const text =
      'A moderação e a lealdade geram pontualidade, e toda negociação pede honestidade, tolerância e prudência no convívio.';
    expect(mannerIn(text)).toBe('generic');
    expect(getManner(readAnswer(text, question), { isTechnical: true })).toBeNull();
    expect(mannerIn(`${text} Em março de 2023 fiz isso com a Ana, na loja de Olinda.`)).toBeNull();
  });

  it.each([
    'Nunca conduzi uma troca dessas, ainda.',
    'Não me ocorreu nada parecido com isso até hoje.',
    'Eu ainda não liderei gente, sempre segui quem mandava.',
  ])('is untold if it only denies, in any words, and is no praise: %s', (text) => {
    expect(mannerIn(text)).toMatch(/^un(?:told|knowing)$/u);
    expect(valueOf(text)).toBeGreaterThanOrEqual(12);
    expect(valueOf(text)).toBeLessThanOrEqual(20);
  });

  it('is not untold if it denies one thing and did another', () => {
    expect(
      mannerIn('Não atendi na hora. Anotei o pedido, liguei para a loja e entreguei no outro dia.'),
    ).toBeNull();
  });

  it('is uneventful if nothing happened once, and only in a question about an event', () => {
    const text =
      'O cliente é quem manda na loja, então a gente escuta, atende bem, explica com calma e faz de tudo para ele sair contente.';
    expect(mannerIn(text)).toBe('uneventful');
    expect(getManner(readAnswer(text, question), { shape: 'presentation' })).toBeNull();
    expect(mannerIn(`${text} Em maio devolvi o valor na hora.`)).toBeNull();
  });

  it('is vague if a long story has nothing of its own', () => {
    const text =
      'Um cliente ficou insatisfeito com várias coisas. Eu ouvi tudo, conversei com as pessoas responsáveis, busquei uma ' +
      'solução e dei um retorno. Mantive contato, expliquei o que estava acontecendo e tratei ele muito bem. Aos poucos ele ' +
      'foi mudando, passou a confiar em mim e nunca mais deu problema nenhum para a equipe.';
    expect(mannerIn(text)).toBe('vague');
    expect(valueOf(text)).toBeLessThan(50);
    expect(mannerIn(`${text} A geladeira dele foi trocada em maio.`)).toBeNull();
  });

  it('is rambling if sentences trail off without an end', () => {
    const text =
      'Então, cliente, olha, eu acho que, assim... é, tem cliente de todo tipo, um quer isso, outro quer aquilo... e você vai indo, ' +
      'vai falando, vai ouvindo... e quando viu o dia acabou, e amanhã vem tudo outra vez, igual, não muda.';
    expect(mannerIn(text)).toBe('rambling');
  });

  it('is rambling if it wanders, and not if it tells a story', () => {
    const text =
      'Ah, cliente insatisfeito tem um monte, né, tipo toda semana, aí o pessoal reclama, aí a gente escuta, sei lá, depende do dia, ' +
      'aí passa, né, e no fim a gente dá um jeito, acho que é isso.';
    expect(mannerIn(text)).toBe('rambling');
    expect(mannerIn(STORY)).toBeNull();
  });
});
