import { choosePlural, type DiagnosisResult } from '@aura/shared-domain';
import type { Facts } from '../facts.ts';
import { NARRATIVE } from '../weights.ts';
import { narrativeSteps } from '../readiness/narrative-counts.ts';
import { join, quoted, shorten, spelt } from '../../wording/quote.ts';
import { worksOnLinkedIn } from './setting.ts';
import type { TaskDraft } from './drafts.ts';

/** Items of the CV to work on in one sitting. */
const MOST_AT_ONCE = 3;

type Path = DiagnosisResult['paths'][number];

const addResults = (facts: Facts): TaskDraft[] => {
  const narrative = facts.readiness.narrative;
  if (!narrative) return [];
  const count = Math.min(MOST_AT_ONCE, narrativeSteps(narrative).results);
  if (count === 0) return [];
  const { results, itemCount } = narrative;
  const items = spelt(count, 'item', 'itens');
  const brings =
    results.length === 0
      ? 'nenhum item traz'
      : `só ${results.length} de ${itemCount} itens ${choosePlural(results.length, 'traz', 'trazem')}`;
  return [
    {
      action: 'results',
      gapId: null,
      title: `Dar número a ${items} do currículo`,
      description:
        `Hoje ${brings} quantidade ou resultado. Escolha ${items} e responda: quantas pessoas, quanto tempo, ` +
        'o que mudou? Uma estimativa honesta (“cerca de 40 por dia”) vale.',
      effortMinutes: 45,
      tool: '/otimizador-curriculo',
      doneWhen: `No currículo há ${items} a mais com um número que pode ser explicado em uma conversa.`,
      evidenceAsked: 'O antes e o depois.',
    },
  ];
};

const writeSummary = (facts: Facts): TaskDraft[] => {
  const narrative = facts.readiness.narrative;
  if (!narrative || narrative.summaryCharacters >= NARRATIVE.summary.characters) return [];
  const aim =
    facts.goal.title === ''
      ? 'o tipo de trabalho que procura'
      : `por que ${quoted(facts.goal.title)} é o próximo passo`;
  return [
    {
      action: 'summary',
      gapId: null,
      title: 'Abrir o currículo com um resumo de três linhas',
      description: `Uma linha sobre o que faz, uma sobre o contexto em que já fez e uma sobre ${aim}.`,
      effortMinutes: 30,
      tool: '/otimizador-curriculo',
      doneWhen: 'O resumo tem pelo menos 150 caracteres e menciona uma experiência real.',
      evidenceAsked: 'O texto do resumo.',
    },
  ];
};

const firstText = (facts: Facts): TaskDraft[] =>
  facts.cv
    ? []
    : [
        {
          action: 'first-text',
          gapId: null,
          title: 'Escrever um parágrafo sobre a experiência mais próxima do que busca',
          description:
            'Vale trabalho, bico, cuidado, voluntariado ou estudo. Diga onde foi, o que fazia em um dia comum e algo ' +
            'que melhorou por sua causa. É a semente do currículo.',
          effortMinutes: 25,
          tool: '/otimizador-curriculo',
          doneWhen: 'Há um parágrafo de cinco linhas com lugar, ação e resultado.',
          evidenceAsked: 'O parágrafo escrito.',
        },
      ];

/** What the person asked for that an ad can be checked against. */
function wishesForAds({ answers }: Facts): string {
  const { location, salaryFloor, workModel } = answers.goal;
  const asked = [
    ...(location.trim() === '' || workModel === 'remote'
      ? []
      : [`ficam em ${quoted(shorten(location, 60))} ou perto`]),
    ...(workModel === 'any' ? [] : [`são ${MODEL_WORDS[workModel]}`]),
    ...(salaryFloor === null || salaryFloor === 0
      ? []
      : [
          `pagam a partir de R$ ${Math.round(salaryFloor)
            .toString()
            .replace(/\B(?=(\d{3})+$)/gu, '.')}`,
        ]),
  ];
  return asked.length === 0 ? '' : ` Conte também quantas ${join(asked)}.`;
}

const MODEL_WORDS = { onSite: 'presenciais', hybrid: 'híbridas', remote: 'remotas' } as const;

const readAds = (title: string, facts: Facts): TaskDraft => ({
  action: 'read-ads',
  gapId: null,
  title: `Ler cinco vagas de ${quoted(title)} e marcar o que se repete`,
  description:
    'Anote três exigências que aparecem em quase todas e uma que surpreendeu. Compare com as lacunas deste ' +
    `diagnóstico: se algo importante ficou de fora, ele pode ser refeito com essas vagas.${wishesForAds(facts)}`,
  effortMinutes: 30,
  tool: '/buscador-vagas',
  doneWhen: 'Há uma lista com três exigências frequentes e cinco vagas salvas.',
  evidenceAsked: 'As vagas salvas ou a lista.',
});

const linkedIn = (title: string): TaskDraft => ({
  action: 'linkedin',
  gapId: null,
  title: `Alinhar o LinkedIn com ${quoted(title)}`,
  description:
    'Título com o cargo e uma especialidade, as competências do objetivo entre as primeiras e o mesmo histórico do currículo.',
  effortMinutes: 45,
  tool: '/otimizador-linkedin',
  doneWhen: 'O título traz o cargo e as três primeiras competências são do objetivo.',
  evidenceAsked: 'O novo título.',
});

const forGoal = (title: string): TaskDraft[] => [
  {
    action: 'conversation',
    gapId: null,
    title: `Conversar com alguém que já trabalha como ${quoted(title)}`,
    description:
      'Vinte minutos bastam. Pergunte como é uma semana comum, o que foi mais difícil no começo e o que essa pessoa olharia primeiro em quem está chegando.',
    effortMinutes: 60,
    tool: '/mentor-ia',
    doneWhen: 'Há três anotações da conversa e uma decisão que mudou, ou se confirmou, por causa dela.',
    evidenceAsked: 'As anotações.',
  },
  {
    action: 'interview',
    gapId: null,
    title: `Treinar uma entrevista para ${quoted(title)}`,
    description:
      'Responda a cinco perguntas usando as forças deste diagnóstico como exemplos, e refaça a resposta mais fraca.',
    effortMinutes: 40,
    tool: '/simulador-entrevista',
    doneWhen: 'A simulação está completa e a resposta mais fraca foi refeita.',
    evidenceAsked: 'O resultado da simulação.',
  },
  {
    action: 'apply',
    gapId: null,
    title: 'Enviar três candidaturas adaptadas',
    description:
      'Para cada vaga, ajuste o resumo e os dois primeiros itens ao que o anúncio pede. Três bem feitas dizem mais do que trinta iguais.',
    effortMinutes: 120,
    tool: '/buscador-vagas',
    doneWhen: 'Três candidaturas foram enviadas, cada uma com a sua versão do currículo.',
    evidenceAsked: 'As três vagas e o que mudou em cada versão.',
  },
];

const forExploring = (paths: readonly Path[]): TaskDraft[] => [
  {
    action: 'energy-log',
    gapId: null,
    title: 'Anotar por uma semana o que dá e o que tira energia',
    description:
      'Duas linhas por dia: uma atividade em que o tempo voou e outra que se arrastou. No fim, procure o que se repete.',
    effortMinutes: 30,
    tool: '/mentor-ia',
    doneWhen: 'Há sete dias de anotações e uma frase sobre o que se repetiu.',
    evidenceAsked: 'A frase e as anotações.',
  },
  ...paths.slice(0, 3).map((path): TaskDraft => ({
    action: `explore-${path.occupationId}`,
    gapId: null,
    title: `Conhecer de perto o trabalho de ${quoted(path.title)}`,
    description:
      'Leia três vagas e converse com uma pessoa da área. Pergunte pelo dia comum, pelo começo e pelo que ela mudaria.',
    effortMinutes: 90,
    tool: '/buscador-vagas',
    doneWhen: 'Há três vagas salvas e uma frase: o que atrai e o que afasta nesse caminho.',
    evidenceAsked: 'As vagas e a frase.',
  })),
];

/** Tasks that are not about one gap, the most useful first. */
export function generalTasks(facts: Facts, paths: readonly Path[]): TaskDraft[] {
  const { title } = facts.goal;
  const own = [...addResults(facts), ...writeSummary(facts), ...firstText(facts)];
  return title === ''
    ? [...own, ...forExploring(paths)]
    : [
        ...own,
        readAds(title, facts),
        ...(worksOnLinkedIn(facts.goal.occupation) ? [linkedIn(title)] : []),
        ...forGoal(title),
      ];
}
