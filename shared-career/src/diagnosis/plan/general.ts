import type { DiagnosisResult } from '@aura/shared-domain';
import type { Facts } from '../facts.ts';
import { NARRATIVE } from '../weights.ts';
import { quoted } from '../words/quote.ts';
import type { TaskDraft } from './drafts.ts';

type Path = DiagnosisResult['paths'][number];

const addResults = (facts: Facts): TaskDraft[] => {
  const narrative = facts.readiness.narrative;
  if (!narrative || narrative.itemCount === 0 || narrative.results.length >= NARRATIVE.results.items)
    return [];
  return [
    {
      action: 'results',
      gapId: null,
      title: 'Dar número a três itens do currículo',
      description: `Hoje ${narrative.results.length === 0 ? 'nenhum item traz' : `só ${narrative.results.length} de ${narrative.itemCount} itens traz`} quantidade ou resultado. Escolha três e responda: quantas pessoas, quanto tempo, o que mudou? Uma estimativa honesta (“cerca de 40 por dia”) vale.`,
      effortMinutes: 45,
      tool: '/otimizador-curriculo',
      doneWhen: 'Três itens têm um número que pode ser explicado em uma conversa.',
      evidenceAsked: 'Os três itens, antes e depois.',
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
            'Vale trabalho, bico, cuidado, voluntariado ou estudo. Diga onde foi, o que fazia em um dia comum e algo que melhorou por sua causa. É a semente do currículo.',
          effortMinutes: 25,
          tool: '/otimizador-curriculo',
          doneWhen: 'Há um parágrafo de cinco linhas com lugar, ação e resultado.',
          evidenceAsked: 'O parágrafo escrito.',
        },
      ];

const readAds = (title: string): TaskDraft => ({
  action: 'read-ads',
  gapId: null,
  title: `Ler cinco vagas de ${quoted(title)} e marcar o que se repete`,
  description:
    'Anote três exigências que aparecem em quase todas e uma que surpreendeu. Compare com as lacunas deste diagnóstico: se algo importante ficou de fora, ele pode ser refeito com essas vagas.',
  effortMinutes: 30,
  tool: '/buscador-vagas',
  doneWhen: 'Há uma lista com três exigências frequentes e cinco vagas salvas.',
  evidenceAsked: 'As vagas salvas ou a lista.',
});

const forGoal = (title: string): TaskDraft[] => [
  {
    action: 'linkedin',
    gapId: null,
    title: `Alinhar o LinkedIn com ${quoted(title)}`,
    description:
      'Título com o cargo e uma especialidade, as competências do objetivo entre as primeiras e o mesmo histórico do currículo.',
    effortMinutes: 45,
    tool: '/otimizador-linkedin',
    doneWhen: 'O título traz o cargo e as três primeiras competências são do objetivo.',
    evidenceAsked: 'O novo título.',
  },
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
  return title === '' ? [...own, ...forExploring(paths)] : [...own, readAds(title), ...forGoal(title)];
}
