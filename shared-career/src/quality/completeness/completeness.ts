import type { QualityFacts } from '../facts.ts';
import { gradeDimension, type Measured } from '../settle.ts';
import { CHECKLIST, QUALITY_WEIGHTS } from '../weights.ts';
import { buildChecklist } from './checklist.ts';

/** Whether the ten things that readers of a CV look for are present. */
export function measureCompleteness(facts: QualityFacts): Measured {
  const checks = buildChecklist(facts);
  const whole = checks.filter(({ credit }) => credit === 1).length;
  return gradeDimension(
    {
      id: 'completeness',
      label: 'Completude',
      weight: QUALITY_WEIGHTS.completeness,
      rule:
        `Dez coisas que quem lê procura valem ${CHECKLIST.points} cada uma: nome, e-mail, telefone, cidade, link, ` +
        'resumo, habilidades, experiências com datas (ou projetos e voluntariado, para quem começa), formação ' +
        `e idiomas. Completas aqui: ${whole}.`,
    },
    checks.map(({ id, credit, message, action, lacking }) => ({
      id,
      points: CHECKLIST.points * (1 - credit),
      message,
      action,
      evidence: lacking,
    })),
    checks.flatMap(({ found }) => found.slice(0, 1)),
  );
}
