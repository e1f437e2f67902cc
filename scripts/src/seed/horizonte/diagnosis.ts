import { makeScore, type DiagnosisResult, type Score } from '@aura/shared-domain';
import { CREDIT, type Career } from './careers.ts';
import { getPriority, type GradedSkill, type Life } from './life.ts';
import { buildPlan } from './plan.ts';

/** Version of the rules that diagnoses are made by. */
const VERSION = 'diag-1.2';

/** From this weight on a skill is important to the goal. */
const IMPORTANT = 0.6;

/** A person's diagnosis, in the product's stored form. */
export function makeDiagnosis({ strengths, gaps }: Life, career: Career, at: Date): DiagnosisResult {
  return {
    version: VERSION,
    variant: 'full',
    generatedAt: at.toISOString(),
    inputHash: 'demonstracao',
    goal: { title: career.title, occupationId: career.occupationId, horizonMonths: 12 },
    readiness: computeReadiness([...strengths, ...gaps], strengths.length),
    interests: null,
    anchors: [],
    strengths: strengths.map((skill) => ({
      id: `strength-${skill.id}`,
      title: skill.label,
      why: `“${skill.label}” aparece em um exemplo contado nas respostas. Conta para o objetivo.`,
      evidence: [makeExample(skill)],
    })),
    gaps: gaps.map((skill) => ({
      id: `gap-${skill.id}`,
      skillId: skill.id,
      title: skill.label,
      kind: skill.weight >= IMPORTANT ? 'important' : 'differential',
      grade: skill.grade,
      impact: skill.weight,
      effort: skill.effort,
      priority: getPriority(skill),
      why: `“${skill.label}” tem peso no objetivo e ainda não aparece em uso nas respostas.`,
      adjacentEvidence: [],
    })),
    paths: [],
    plan: [...buildPlan(gaps)],
    risks: [],
    whatWouldChange: [],
    notices: ['Diagnóstico de demonstração: a pessoa e as respostas são fictícias.'],
  };
}

type Example = DiagnosisResult['strengths'][number]['evidence'][number];

function makeExample({ id, label }: GradedSkill): Example {
  const excerpt = `Exemplo fictício de um trabalho em que usei ${label}.`;
  return { source: 'answer', docId: `answer:self:${id}`, start: 0, end: excerpt.length, excerpt };
}

/** Not measurable: people of the demo company have no stored CV. */
const UNMEASURED: Score['dimensions'] = [
  ['narrative', 'Narrativa', 0.15, 'Ainda não há um currículo para ler.'] as const,
  ['practice', 'Prática', 0.15, 'Ainda não há simulações registradas.'] as const,
  ['alignment', 'Alinhamento', 0.1, 'Falta o perfil de interesses.'] as const,
].map(([id, label, weight, rule]) => ({ id, label, weight, value: null, rule, evidence: [] }));

function computeReadiness(skills: readonly GradedSkill[], shown: number): Score {
  const weight = skills.reduce((sum, skill) => sum + skill.weight, 0);
  const credit = skills.reduce((sum, skill) => sum + skill.weight * CREDIT[skill.grade], 0);
  return makeScore(VERSION, {
    dimensions: [
      {
        id: 'skills',
        label: 'Competências',
        weight: 0.4,
        value: Math.round((1000 * credit) / weight) / 10,
        rule: 'Competências do objetivo, cada uma com o seu peso e com o que a sustenta.',
        evidence: [],
      },
      {
        id: 'evidence',
        label: 'Evidência',
        weight: 0.2,
        value: Math.min(100, shown * 20),
        rule: 'Competências do objetivo com um exemplo contado, até cinco.',
        evidence: [],
      },
      ...UNMEASURED,
    ],
    ceilings: [],
  });
}
