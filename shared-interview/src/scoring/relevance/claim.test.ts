import { createEmptyResume, type InterviewQuestion } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { analyseAnswer } from '../../analysis/analyse.ts';
import { makeOwnQuestions } from '../../choice/own-questions.ts';

const LINE = 'Baixei a diferença de caixa de R$ 900 para R$ 150 por mês';
const askOf = (line: string): InterviewQuestion => {
  const job = {
    title: 'Operadora de caixa',
    company: 'Mercado',
    location: '',
    start: '2021',
    end: null,
    current: true,
    items: [line],
  };
  const resume = { ...createEmptyResume(), experiences: [job] };
  const [question] = makeOwnQuestions({ resume, requirements: [], language: 'pt', asked: [] });
  if (!question) throw new Error(line);
  return question;
};
const analyse = (text: string, line = LINE) => {
  const question = askOf(line);
  const analysed = analyseAnswer({
    question,
    text,
    speech: null,
    role: 'Operadora de caixa',
    jobRequirements: [],
    resume: null,
    interviewId: 'i',
    earlier: [],
  });
  if (!analysed.ok) throw new Error(analysed.error.reason);
  return analysed.value;
};

const QUEUE =
  'Na véspera do feriado de 2023, no mercado, a fila chegava ao corredor e só quatro caixas estavam abertos. ' +
  'Eu precisava fazer a fila andar antes das seis. Chamei a líder, abri mais dois caixas, separei um só para compras ' +
  'pequenas e treinei um empacotador para pesar as frutas. Em quarenta minutos a espera caiu de 25 para 8 minutos e ' +
  'ninguém largou o carrinho. Aprendi a pedir ajuda cedo.';

describe('an answer to a question about a line of the CV', () => {
  it('is held down if it takes up nothing of that line', () => {
    const { score, anchor } = analyse(QUEUE);
    expect(score.ceilings.map(({ id }) => id)).toEqual(['besideClaim']);
    expect(score.value).toBeLessThanOrEqual(45);
    expect(anchor).toBe('Não achei o caso que a pergunta pediu.');
  });

  it.each([
    'No mercado, em 2022, a diferença aparecia toda semana. Conferi a gaveta a cada troca de turno e anotei a falta. No fim do ano quase não faltava nada.',
    'Em 2022 o meu caixa fechava errado. Passei a contar o fundo na abertura e na troca de turno, e a falta foi de 900 reais para 150.',
    'Baixei a diferença de caixa de R$ 900 para R$ 150 por mês. Passei a contar a gaveta com a fiscal em cada troca de turno, e anotei onde faltava.',
  ])('is not if it does: %s', (text) => {
    expect(analyse(text).score.ceilings).toEqual([]);
  });

  it('is not where the line has only words of the trade', () => {
    expect(analyse(QUEUE, 'Operadora de caixa com atendimento a 300').score.ceilings).toEqual([]);
  });

  it('is shown the words of the question apart from those of its topic and the role', () => {
    const { worked } = analyse(
      'A diferença de caixa em 2022 no mercado vinha da troca de turno. Conferi a gaveta com o cliente na fila, entreguei o plano à equipe ' +
        'e acompanhei a meta de cada turno. Em três meses caiu de 900 para 150 reais. Aprendi a conferir antes.',
    );
    const told = worked.map(({ text }) => text).join(' ');
    expect(told).not.toContain('assunto da pergunta');
    expect(/palavras da pergunta: ([^.]*)/u.exec(told)?.[1] ?? '').not.toContain('fila');
  });
});
