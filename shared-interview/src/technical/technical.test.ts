import { AnswerAnalysisSchema, recompute, type AnswerAnalysis } from '@aura/shared-domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { analyseAnswer } from '../analysis/analyse.ts';
import { QUESTIONS } from '../bank/index.ts';
import { TECHNICAL } from '../generated/technical.ts';
import { readAnswer } from '../reading/index.ts';
import { judge } from './judge.ts';
import { TECHNICAL_QUESTIONS, findTechnicalQuestions } from './technical-question.ts';
import { hasKey } from './unchecked.ts';

const questionOf = (id: string) => {
  const found = findTechnicalQuestions(id.replace(/-\d+$/u, '')).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const analysed = (id: string, text: string): AnswerAnalysis => {
  const result = analyseAnswer({
    question: questionOf(id),
    text,
    speech: null,
    role: '',
    jobRequirements: [],
    resume: null,
    interviewId: 'i',
    earlier: [],
  });
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
};
const valueOf = (id: string, text: string): number => analysed(id, text).score.value ?? -1;

const OFF_TOPIC =
  'Ontem fui à praia com meus primos e choveu bastante, então ficamos em casa jogando baralho e comendo pipoca.';

/** Of each question: a right answer in own words, half of one, and one with a wrong belief. */
const EXAMPLES: readonly (readonly [id: string, right: string, half: string, wrong: string])[] = [
  [
    'enfermeiro-1',
    'Primeiro peço o lactato e colho duas hemoculturas, isso antes de qualquer remédio. Aí entra o ' +
      'antibiótico de amplo espectro e, se a pressão estiver baixa, corro 30 ml por quilo de Ringer.',
    'Eu colheria o lactato e começaria logo o antibiótico que o médico prescreveu, avisando a equipe.',
    'Eu colho a cultura e espero sair o resultado para só depois o médico escolher o antibiótico certo.',
  ],
  [
    'eletricista-2',
    'Ele sente a fuga de corrente, com 30 mA, e desliga para a pessoa não levar choque. Tem que ter no ' +
      'banheiro, na cozinha, na lavanderia e nas tomadas de fora.',
    'Serve para evitar choque quando existe uma fuga de corrente, ele desarma antes de machucar.',
    'O DR protege contra choque e com ele a gente tira o disjuntor, porque o DR substitui o disjuntor do quadro.',
  ],
  [
    'analista-dp-5',
    'É progressivo: cada faixa do salário paga o seu pedaço, começando em 7,5% e indo até 14%, e para no teto.',
    'O desconto é progressivo, vai somando faixa por faixa conforme o que a pessoa ganha.',
    'Você olha em que linha o salário caiu e aplica uma alíquota só sobre o salário inteiro da pessoa.',
  ],
  [
    'motorista-caminhao-3',
    'Antes de começar a descida já reduzo a velocidade e entro com marcha curta, deixando o freio motor ' +
      'trabalhar. Não fico pisando direto porque o freio esquenta e some.',
    'Eu desço com a marcha reduzida, segurando no motor, e vou com calma até o final.',
    'Quando a serra é longa eu coloco em ponto morto para economizar diesel e seguro a carreta no pedal.',
  ],
  [
    'vendedor-1',
    'Pergunto caro em relação a quê e entendo o que ele precisa. Depois mostro o valor no uso dele e só ' +
      'no fim vejo se dá para parcelar ou mexer na condição.',
    'Eu pergunto com o que ele está comparando e escuto com calma o que o incomoda.',
    'Para não perder a venda eu dou desconto na hora, que assim o cliente fecha comigo.',
  ],
  [
    'tecnico-farmacia-1',
    'Vejo se ainda está nos 10 dias, confiro o nome e a idade do paciente, a dose e a assinatura com o CRM. A ' +
      'segunda via fica retida aqui, e a outra volta para ele.',
    'Confiro se passou dos dez dias e se dá para ler a receita inteira, com calma, antes de separar.',
    'A receita de antibiótico vale trinta dias, então olho só a data e separo a caixa.',
  ],
  [
    'farmaceutico-4',
    'Não pode: tem que ter farmacêutico durante todo o horário em que a loja está aberta. No almoço fica um ' +
      'farmacêutico substituto.',
    'Não pode, porque precisa de farmacêutico todo o tempo em que a loja está aberta ao público.',
    'Pode sim, é só uma hora, e nesse tempo o técnico cobre o balcão e anota as dúvidas.',
  ],
  [
    'tecnico-seguranca-trabalho-1',
    'Começo tentando eliminar o perigo. Se não dá, vem a proteção coletiva, depois as medidas ' +
      'administrativas, como procedimento e rodízio, e por último o EPI.',
    'Tento eliminar o risco e, quando não consigo, ponho uma proteção coletiva na máquina.',
    'Eu começo pelo EPI, que é o mais rápido de entregar para o trabalhador, e depois vejo o resto.',
  ],
];

describe('an answer that can be right or wrong', () => {
  it.each(EXAMPLES)(
    'is graded by its content: right above half, half above wrong, wrong above beside (%s)',
    (id, right, half, wrong) => {
      const values = [right, half, wrong, OFF_TOPIC].map((text) => valueOf(id, text));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(values).size).toBe(4);
      expect(values[0]).toBeGreaterThanOrEqual(80);
      expect(values[2]).toBeLessThanOrEqual(40);
      expect(values[3]).toBeLessThanOrEqual(10);
    },
  );

  it.each(EXAMPLES)(
    'gets the correction of a wrong belief with its source (%s)',
    (id, right, half, wrong) => {
      const question = TECHNICAL_QUESTIONS.find((one) => one.id === id);
      const [first] = analysed(id, wrong).improve;
      expect(first?.text).toContain(question?.wrong[0]?.instead);
      expect(first?.text).toContain(`Fonte: ${question?.source ?? '?'}`);
      expect(wrong).toContain(first?.evidence[0]?.excerpt);
      for (const text of [right, half]) expect(analysed(id, text).score.ceilings).toEqual([]);
    },
  );

  it.each([
    ['motorista-caminhao-3', 'Descer em ponto morto nunca, porque perde o freio motor.'],
    ['operador-empilhadeira-2', 'Carregado eu subo de frente e desço de ré, com o garfo baixo e devagar.'],
    ['tecnico-enfermagem-ocupacao-4', 'Agulha e lâmina, sem reencapar, até a linha marcada na caixa.'],
    ['analista-dp-1', 'A multa é de 40% sem justa causa; os 20% valem no acordo entre as partes.'],
    ['advogado-3', 'São dias úteis no processo; dias corridos ficam para os prazos de direito material.'],
    ['enfermeiro-1', 'Começo o antibiótico logo, sem esperar o resultado da cultura.'],
  ])('is not blamed for a belief that it rejects (%s)', (id, text) => {
    expect(analysed(id, text).score.ceilings.map((one) => one.id)).not.toContain('wrongBelief');
  });

  it('counts no denied point, and accepts a correction', () => {
    const said = (text: string) => {
      const question = TECHNICAL_QUESTIONS.find(({ id }) => id === 'enfermeiro-1');
      if (!question) throw new Error('enfermeiro-1');
      return judge(readAnswer(text, questionOf('enfermeiro-1')), question);
    };
    expect(said('Na suspeita de sepse não colho lactato nenhum.').said).toEqual([]);
    expect(said('Espero a cultura sair.').wrong).toHaveLength(1);
    expect(said('Espero a cultura sair. Corrigindo: não espero a cultura, começo logo.').wrong).toEqual([]);
  });

  it('ranks an honest gap above another subject, and says where to study', () => {
    const [id] = EXAMPLES[0] ?? ['enfermeiro-1'];
    const unknowing = analysed(id, 'Não sei responder, nunca trabalhei com isso.');
    expect(unknowing.score.value).toBeGreaterThan(valueOf(id, OFF_TOPIC));
    expect(unknowing.score.value).toBeLessThanOrEqual(20);
    expect(unknowing.score.ceilings[0]?.reason).toContain('Sepse');
  });

  it('gives a consistent analysis, with quotations', () => {
    for (const [id, right, half, wrong] of EXAMPLES)
      for (const text of [right, half, wrong, OFF_TOPIC]) {
        const analysis = analysed(id, text);
        expect(v.safeParse(AnswerAnalysisSchema, analysis).success).toBe(true);
        expect(recompute(analysis.score)).toBe(analysis.score.value);
        expect(analysis.score.coverage).toBe(1);
        for (const { evidence } of [...analysis.worked, ...analysis.improve])
          for (const { start, end, excerpt } of evidence) expect(text.slice(start, end)).toBe(excerpt);
      }
  });
});

describe('the technical questions', () => {
  it('are told from all others by their form', () => {
    expect(
      Object.keys(TECHNICAL)
        .flatMap(findTechnicalQuestions)
        .filter((one) => !hasKey(one)),
    ).toEqual([]);
    expect(QUESTIONS.filter(hasKey)).toEqual([]);
  });

  it('cover 29 occupations, three or more each', () => {
    expect(Object.keys(TECHNICAL)).toHaveLength(29);
    expect(TECHNICAL_QUESTIONS).toHaveLength(130);
  });

  it.each(TECHNICAL_QUESTIONS.map((question) => [question.id, question] as const))(
    'find their own points in an answer that says them, and no wrong belief: %s',
    (id, question) => {
      const text = question.points.map(({ says }) => `${says}.`).join('\n');
      const { missing, wrong } = judge(readAnswer(text, questionOf(id)), question);
      expect(missing).toEqual([]);
      expect(wrong).toEqual([]);
      const corrected = question.wrong.map(({ instead }) => instead).join('\n');
      expect(judge(readAnswer(corrected, questionOf(id)), question).wrong).toEqual([]);
      expect(judge(readAnswer(OFF_TOPIC, questionOf(id)), question)).toMatchObject({ said: [], wrong: [] });
    },
  );
});
