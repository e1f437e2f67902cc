import type { DiagnosisResult, Evidence } from '@aura/shared-domain';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import type { GradedSkill } from '../../matching/grade.ts';
import { skillById } from '../../taxonomy/catalogue.ts';
import { foldKey } from '../../text/index.ts';
import type { Facts } from '../facts.ts';
import { cite, place, quoted, shorten } from '../words/quote.ts';

type GapKind = DiagnosisResult['gaps'][number]['kind'];

const where = (facts: Facts): string => (facts.cv ? 'no currículo nem nas respostas' : 'nas respostas');

/** Label of the neighbouring skill that the first indirect span is about: the first neighbour that was found. */
function relative(skillId: string, facts: Facts): string {
  const { shown, listed } = facts.record;
  const near = skillById(skillId)?.neighbours.find((id) => shown.has(id) || listed.has(id)) ?? skillId;
  return quoted(skillById(near)?.label ?? near);
}

/** Where a span stands, quoted only where it says more than the skill's own name. */
const standsAt = (label: string, span: Evidence): string =>
  foldKey(quoted(shorten(span.excerpt))) === foldKey(label) ? place(span) : cite(span);

function listedReason(label: string, graded: GradedSkill): string {
  const [span] = graded.direct;
  if (!span) return '';
  return span.source === 'answer'
    ? `Você contou um exemplo de ${label} na autoavaliação, e ele ainda não está em uma experiência do currículo, que é onde quem seleciona procura.`
    : `${label} aparece ${standsAt(label, span)}. Falta uma experiência que mostre o uso: onde foi, para quê e com qual resultado.`;
}

function inferredReason(label: string, graded: GradedSkill): string {
  const [span] = graded.indirect;
  return span
    ? `Dá para deduzir ${label} pelo que está ${cite(span)}, mas o nome não aparece. Quem faz a triagem nem sempre deduz; escrever com todas as letras resolve.`
    : '';
}

function adjacentReason(label: string, graded: GradedSkill, skill: GoalSkill, facts: Facts): string {
  const [span] = graded.indirect;
  return span
    ? `Não encontrei ${label} ${where(facts)}, mas ${relative(skill.skillId, facts)} é um ponto de partida próximo e está ${cite(span)}. Uma parte do aprendizado já está feita.`
    : '';
}

function declaredReason(label: string, graded: GradedSkill): string {
  return (graded.level ?? 0) >= 3
    ? `Você indicou que domina ${label}, e ainda não encontrei um exemplo que sustente isso. Uma entrega concreta, mesmo pequena, muda o peso dessa resposta.`
    : `Você está no começo com ${label}: já teve contato, e falta prática que possa ser mostrada.`;
}

function absentReason(label: string, skill: GoalSkill, facts: Facts): string {
  const weight = skill.weight >= 0.8 ? 'pesa muito' : skill.weight >= 0.6 ? 'pesa bastante' : 'soma pontos';
  return `${label} ${weight} para ${quoted(facts.goal.title)}, e não encontrei nada parecido ${where(facts)}.`;
}

/** Why a gap is one: names the skill and the line it rests on, or where nothing was found. */
export function gapReason(skill: GoalSkill, graded: GradedSkill, kind: GapKind, facts: Facts): string {
  const label = quoted(skill.label);
  const reasons: Record<GradedSkill['grade'], () => string> = {
    proven: () => '',
    listed: () => listedReason(label, graded),
    inferred: () => inferredReason(label, graded),
    adjacent: () => adjacentReason(label, graded, skill, facts),
    declared: () => declaredReason(label, graded),
    absent: () => absentReason(label, skill, facts),
  };
  const reason = reasons[graded.grade]();
  return kind === 'blocker'
    ? `Bloqueio: sem ${label} a candidatura a ${quoted(facts.goal.title)} costuma parar na triagem. ${reason} Se já é um ponto resolvido, basta deixar visível no currículo.`
    : reason;
}
