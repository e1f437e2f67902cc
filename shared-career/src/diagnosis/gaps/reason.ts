import type { DiagnosisResult, Evidence } from '@aura/shared-domain';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import type { GradedSkill } from '../../matching/grade.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { PROOF_FROM_LEVEL } from '../../questionnaire/options.ts';
import { foldKey } from '../../text/index.ts';
import type { Facts } from '../facts.ts';
import { cite, readFirstLine, describePlace, quoteLabel, shorten } from '../../wording/quote.ts';

type GapKind = DiagnosisResult['gaps'][number]['kind'];

const describeWhere = (facts: Facts): string =>
  facts.cv ? 'no currículo nem nas respostas' : 'nas respostas';

/** Label of the neighbouring skill that the first indirect span is about: the first neighbour that was found. */
function describeRelative(skillId: string, facts: Facts): string {
  const { shown, listed } = facts.record;
  const near = findSkillById(skillId)?.neighbours.find((id) => shown.has(id) || listed.has(id)) ?? skillId;
  return quoteLabel(findSkillById(near)?.label ?? near);
}

/** Place of a span, quoted only if it says more than the skill's name. */
const standsAt = (label: string, span: Evidence): string =>
  foldKey(quoteLabel(shorten(span.excerpt))) === foldKey(label) ? describePlace(span) : cite(span);

function explainListed(label: string, graded: GradedSkill): string {
  const [span] = graded.direct;
  if (!span) return '';
  return graded.direct.some(({ source }) => source === 'answer')
    ? `Você contou um exemplo de ${label} na autoavaliação, e ele ainda não está em uma experiência do currículo, que é onde quem seleciona procura.`
    : `${label} aparece ${standsAt(label, span)}. Falta uma experiência que mostre o uso: onde foi, para quê e com qual resultado.`;
}

function explainInferred(label: string, graded: GradedSkill): string {
  const [span] = graded.indirect;
  if (span && graded.fromTitle)
    return (
      `${label} vem do cargo ${quoteLabel(shorten(readFirstLine(span)))}, ${describePlace(span)}, mas nenhuma frase do currículo ` +
      'mostra isso. Um exemplo com resultado transforma a dedução em prova.'
    );
  const said = (graded.level ?? 0) >= PROOF_FROM_LEVEL ? describeSelfRating(label, graded) : null;
  if (span && said !== null)
    return `${said}, e isso se deduz do que está ${cite(span)}, mas o nome não aparece. Escrever com todas as letras, com um exemplo, resolve.`;
  return span
    ? `Dá para deduzir ${label} pelo que está ${cite(span)}, mas o nome não aparece. Quem faz a triagem nem sempre deduz; escrever com todas as letras resolve.`
    : '';
}

const SAID: Partial<Record<number, string>> = {
  0: 'nunca fez',
  1: 'está conhecendo',
  2: 'faz com ajuda',
  3: 'faz por conta própria',
  4: 'ensina a outras pessoas',
};

/** The person's self-rating of a skill; null without one. */
function describeSelfRating(label: string, { level }: GradedSkill): string | null {
  const said = level === null ? undefined : SAID[level];
  return said === undefined ? null : `Sobre ${label}, você disse que ${said}`;
}

function explainAdjacent(label: string, graded: GradedSkill, skill: GoalSkill, facts: Facts): string {
  const [span] = graded.indirect;
  const opening = describeSelfRating(label, graded) ?? `Não encontrei ${label} ${describeWhere(facts)}`;
  return span
    ? `${opening}, mas ${describeRelative(skill.skillId, facts)} é um ponto de partida próximo e está ${cite(span)}. Uma parte do aprendizado já está feita.`
    : '';
}

function explainDeclared(label: string, graded: GradedSkill): string {
  const said = describeSelfRating(label, graded) ?? `Você já teve contato com ${label}`;
  return (graded.level ?? 0) >= PROOF_FROM_LEVEL
    ? `${said}. Falta só um exemplo: uma entrega concreta, mesmo pequena, conta mais do que a resposta sozinha.`
    : `${said}. Falta uma entrega que possa ser mostrada.`;
}

function explainAbsent(label: string, graded: GradedSkill, skill: GoalSkill, facts: Facts): string {
  const weight = skill.weight >= 0.8 ? 'pesa muito' : skill.weight >= 0.6 ? 'pesa bastante' : 'soma pontos';
  const found =
    graded.level === 0 ? 'você disse que nunca fez' : `não encontrei nada parecido ${describeWhere(facts)}`;
  return `${label} ${weight} para ${quoteLabel(facts.goal.title)}, e ${found}.`;
}

/** The reason for a gap: names the skill and its line, or the places without any evidence. */
export function explainGap(skill: GoalSkill, graded: GradedSkill, kind: GapKind, facts: Facts): string {
  const label = quoteLabel(skill.label);
  const reasons: Record<GradedSkill['grade'], () => string> = {
    proven: () => '',
    listed: () => explainListed(label, graded),
    inferred: () => explainInferred(label, graded),
    adjacent: () => explainAdjacent(label, graded, skill, facts),
    declared: () => explainDeclared(label, graded),
    absent: () => explainAbsent(label, graded, skill, facts),
  };
  const reason = reasons[graded.grade]();
  return kind === 'blocker'
    ? `Bloqueio: sem ${label} a candidatura a ${quoteLabel(facts.goal.title)} costuma parar na triagem. ${reason} ` +
        'Se já é um ponto resolvido, basta deixar visível no currículo.'
    : reason;
}
