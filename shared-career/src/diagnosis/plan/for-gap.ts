import type { SkillKind } from '../../taxonomy/types.ts';
import { skillById } from '../../taxonomy/skill-catalogue.ts';
import type { Facts } from '../facts.ts';
import { type Gap, isAlreadyThere } from '../gaps/find.ts';
import { cite, quoted, shorten } from '../../wording/quote.ts';
import { artefactOf } from './artefacts.ts';
import type { TaskDraft } from './drafts.ts';
import { catalogueText, courseText, guidanceFor, normsOf, normsText } from './guide.ts';
import { worksOnLinkedIn } from './setting.ts';

/** Minutes of a first useful slice of learning, by effort from 1 (days) to 5 (years). */
const LEARNING_MINUTES = [0, 120, 360, 720, 900, 900] as const;
/** From this self-rating on the basics are behind somebody. */
const WITH_HELP = 2;
const SHOW_MINUTES = 25;
/** An excerpt of up to this many characters is a name in a list and no place to start a story from. */
const A_MERE_NAME = 40;

/** Norms named in one task. */
const MOST_NORMS = 2;
/** A licence takes its own time; a plan counts the hours until one is on the way. */
const MOST_LICENCE_HOURS = 4;

const FREE: Partial<Record<string, string>> = {
  none: ' Priorize materiais gratuitos: Escola Virtual Gov, Sebrae e Fundação Bradesco têm cursos sem custo em muitas áreas.',
};

const budgetHint = (facts: Facts): string => FREE[facts.answers.context?.budget ?? ''] ?? '';

/** Puts into the CV what is already there but does not show. */
function show(gap: Gap, facts: Facts): TaskDraft {
  const skill = quoted(gap.title);
  const span = gap.adjacentEvidence.find((evidence) => evidence.excerpt.length > A_MERE_NAME);
  const from = span ? ` Ponto de partida: o que está ${cite(span)}.` : '';
  const target = facts.cv ? 'em uma experiência do currículo' : 'em um parágrafo sobre a sua experiência';
  return {
    action: 'show',
    gapId: gap.id,
    title: `Mostrar ${skill} ${target}`,
    description: `Escolha uma situação em que usou ${skill} e escreva uma frase com a ação, o contexto e o que mudou.${from}`,
    effortMinutes: SHOW_MINUTES,
    tool: '/otimizador-curriculo',
    doneWhen: `Há uma frase com ${skill}, uma ação e um resultado, pronta para o currículo.`,
    evidenceAsked: 'A frase escrita.',
  };
}

/** Where the person knows something close, the practice begins there. */
const bridgeFrom = ({ adjacentEvidence: [near] }: Gap): string =>
  near ? `Parta do que já conhece (${shorten(near.excerpt, 70)}). ` : '';

const courseOf = ({ skillId }: Gap): string => {
  const skill = skillById(skillId);
  return skill ? courseText(skill) : '';
};

/** A course, or where to look for one; whoever learns a behaviour is not sent to look for courses. */
function studyOf(gap: Gap): string {
  const skill = skillById(gap.skillId);
  if (!skill) return '';
  return courseText(skill) || (skill.kind === 'behaviour' ? '' : catalogueText(skill));
}

/** What there is to make for a skill, in the goal's occupation or in any; null where nothing is known. */
function guided(gap: Gap, facts: Facts, action = 'learn'): TaskDraft | null {
  const { step, norms } = guidanceFor(facts.goal.occupation, gap.skillId);
  if (!step) return null;
  return {
    action,
    gapId: gap.id,
    title: `Praticar ${quoted(gap.title)} com uma entrega`,
    description: `${bridgeFrom(gap)}${step.do}${studyOf(gap)}${normsText(norms.slice(0, MOST_NORMS))} Exemplo: ${step.example}`,
    effortMinutes: step.hours * 60,
    tool: null,
    doneWhen: `Está pronto: ${step.deliverable}.`,
    evidenceAsked: `Link, arquivo ou foto: ${step.deliverable}.`,
  };
}

function learn(gap: Gap, facts: Facts): TaskDraft {
  const made = guided(gap, facts);
  if (made) return made;
  const skill = quoted(gap.title);
  const artefact = artefactOf(gap.skillId);
  const level = facts.record.rated.get(gap.skillId)?.level ?? 0;
  const [near] = gap.adjacentEvidence;
  const bridge = near
    ? `Parta do que já conhece (${shorten(near.excerpt, 70)}) e refaça uma entrega parecida usando ${skill}.`
    : level >= WITH_HELP
      ? `Você já faz ${skill} com ajuda. Escolha uma tarefa parecida com a última, faça do começo ao fim por ` +
        'conta própria e peça a alguém que confira só no fim.'
      : `Comece pelo básico de ${skill} e pare cedo na teoria: escolha um problema pequeno do seu dia a dia e resolva com o que aprendeu.`;
  return {
    action: 'learn',
    gapId: gap.id,
    title: near ? `Aproximar-se de ${skill} a partir do que já faz` : `Praticar ${skill} em um caso pequeno`,
    description: `${bridge}${studyOf(gap) || budgetHint(facts)}`,
    effortMinutes: LEARNING_MINUTES[gap.effort] ?? LEARNING_MINUTES[2],
    tool: '/micro-learnings',
    doneWhen: `Existe ${artefact}.`,
    evidenceAsked: `Link, arquivo ou foto: ${artefact}.`,
  };
}

/** Once something new has been made, it goes where others look for it. */
function publish(gap: Gap, facts: Facts): TaskDraft {
  const skill = quoted(gap.title);
  const target = worksOnLinkedIn(facts.goal.occupation) ? 'o currículo e o LinkedIn' : 'o currículo';
  const { step } = guidanceFor(facts.goal.occupation, gap.skillId);
  const made = step ? ` (${step.deliverable})` : '';
  return {
    action: 'publish',
    gapId: gap.id,
    title: `Levar ${skill} para ${target}`,
    description:
      `Com a entrega pronta${made}, escreva uma frase que diga o problema, o que foi feito com ${skill} e o resultado. ` +
      'Vale como projeto, mesmo fora de um emprego.',
    effortMinutes: SHOW_MINUTES,
    tool: '/otimizador-curriculo',
    doneWhen: `${skill} está em um projeto ou experiência do currículo, com um resultado.`,
    evidenceAsked: 'A frase escrita.',
  };
}

function checkLicence(gap: Gap, facts: Facts): TaskDraft {
  const skill = quoted(gap.title);
  const { step } = guidanceFor(facts.goal.occupation, gap.skillId);
  const isLong = step !== null && step.hours > MOST_LICENCE_HOURS;
  const hours = isLong ? ` Leva cerca de ${step.hours} horas; aqui contam as primeiras.` : '';
  const way = step
    ? `Se ainda não: ${step.do}${courseOf(gap)}${hours} Exemplo: ${step.example}`
    : `Se ainda não, levante na fonte oficial o que é exigido, quanto custa, quanto tempo leva e qual a próxima data de inscrição.` +
      `${normsText(normsOf(facts.goal.occupation).slice(0, 1))}${budgetHint(facts)}`;
  return {
    action: 'requirements',
    gapId: gap.id,
    title: `Resolver o requisito ${skill}`,
    description: `Se já é seu, inclua número, categoria ou instituição e ano no currículo (cinco minutos). ${way}`,
    effortMinutes: step ? Math.min(step.hours, MOST_LICENCE_HOURS) * 60 : 60,
    tool: gap.grade === 'absent' ? '/mentor-ia' : '/otimizador-curriculo',
    doneWhen: step
      ? `O registro de ${skill} está no currículo, ou está pronto: ${step.deliverable}.`
      : `O registro de ${skill} está no currículo, ou há uma ficha de uma página com exigências, custo, prazo e próxima data.`,
    evidenceAsked: `A linha do currículo ou ${step?.deliverable ?? 'a ficha de uma página'}.`,
  };
}

function practiseLanguage(gap: Gap): TaskDraft {
  const skill = quoted(gap.title);
  return {
    action: 'practise-language',
    gapId: gap.id,
    title: `Falar ${skill} em voz alta toda semana`,
    description:
      'Três sessões de vinte minutos por semana durante um mês; na última, grave dois minutos sobre o seu trabalho ' +
      'e compare com a gravação da primeira.',
    effortMinutes: 240,
    tool: '/mentor-ia',
    doneWhen: 'Há duas gravações de dois minutos, a da primeira e a da quarta semana.',
    evidenceAsked: 'As duas gravações ou a transcrição delas.',
  };
}

function tellStory(gap: Gap): TaskDraft {
  const skill = quoted(gap.title);
  return {
    action: 'story',
    gapId: gap.id,
    title: `Contar uma situação de ${skill}`,
    description:
      `Lembre de uma situação difícil em que ${skill} fez diferença. Conte o contexto em uma frase, a sua ação ` +
      'em três e o resultado em uma, e treine em voz alta.',
    effortMinutes: 40,
    tool: '/simulador-entrevista',
    doneWhen: 'A história tem contexto, ação e resultado e cabe em dois minutos.',
    evidenceAsked: 'A história escrita ou a resposta gravada no simulador.',
  };
}

const NEW: Readonly<Record<SkillKind, (gap: Gap, facts: Facts) => TaskDraft[]>> = {
  tool: (gap, facts) => [learn(gap, facts), publish(gap, facts)],
  technique: (gap, facts) => [learn(gap, facts), publish(gap, facts)],
  knowledge: (gap, facts) => [learn(gap, facts), publish(gap, facts)],
  behaviour: (gap, facts) => [...[guided(gap, facts)].filter((task) => task !== null), tellStory(gap)],
  language: (gap, facts) => [guided(gap, facts, 'practise-language') ?? practiseLanguage(gap)],
  licence: (gap, facts) => [checkLicence(gap, facts)],
};

/** The tasks that close one gap, in order; each ends in something that can be shown. */
export function tasksForGap(gap: Gap, facts: Facts): TaskDraft[] {
  const kind = skillById(gap.skillId)?.kind ?? 'technique';
  if (kind === 'licence') return NEW.licence(gap, facts);
  return isAlreadyThere(gap) ? [show(gap, facts)] : NEW[kind](gap, facts);
}
