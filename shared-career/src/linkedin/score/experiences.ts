import { formatCount, type Evidence } from '@aura/shared-domain';
import type { LinkedInDocumentLine } from '../document.ts';
import { formatCounted } from '../../wording/quote.ts';
import { opensWithAction } from '../../wording/actions.ts';
import { judgeLength } from '../../quality/action.ts';
import { ACTION } from '../../quality/weights.ts';
import { hasMetric } from '../../wording/metric.ts';
import { canHoldSection, findLinesUnder, type Measured, squeezeLine } from './input.ts';
import { gradeDimension, type GradedDimension, type Part, leaveUngraded } from './part.ts';
import { findLatestRoles } from './roles.ts';
import { ASKED, PART_POINTS } from './weights.ts';

const POINTS = PART_POINTS.experiences;

const listEvidence = (lines: readonly LinkedInDocumentLine[]): Evidence[] =>
  lines.map((line) => line.evidence);

/** The items of the last roles, in the profile's order. */
export function listMeasuredItems({ profile, document }: Measured): LinkedInDocumentLine[] {
  const roles = findLatestRoles(profile.experiences);
  return roles.flatMap((role) => findLinesUnder(document, `experiences.${role}.items.`));
}

/** Experiências: the items of the last three roles, as in a CV: numbers, actions, length. */
export function gradeExperiences(measured: Measured): GradedDimension {
  const { document, profile } = measured;
  if (!canHoldSection(measured, 'experiences'))
    return leaveUngraded(
      'experiences',
      'As experiências não estão no que você enviou; elas ficam fora da nota.',
    );
  const items = listMeasuredItems(measured);
  // Too few items to take shares of: the missing ones count as missed, so that leaving an item out never helps.
  const full = Math.max(ASKED.experiences.items, items.length);
  const titles = findLatestRoles(profile.experiences).flatMap((role) =>
    findLinesUnder(document, `experiences.${role}.title`).map((line) => line.evidence),
  );
  const results = items.filter((line) => hasMetric(line.text));
  const actions = items.filter((line) => opensWithAction(squeezeLine(line)));
  const sized = items.filter((line) => judgeLength(squeezeLine(line)) === 'good');
  const wanted = full * ASKED.experiences.results;
  const words = `${ACTION.words.fewest} e ${ACTION.words.most} palavras`;
  const found = (met: readonly LinkedInDocumentLine[], one: string, many: string): string => {
    const count = met.length === 0 ? `nenhuma ${one}` : formatCount(met.length, one, many);
    const few =
      items.length < ASKED.experiences.items
        ? ` A medida pede ao menos ${ASKED.experiences.items} linhas.`
        : '';
    return `Encontrei ${formatCounted(items.length, 'linha', 'linhas')} nas últimas experiências: ${count}.${few}`;
  };
  const part = (
    id: keyof typeof POINTS,
    share: number,
    met: readonly LinkedInDocumentLine[],
    message: string,
    action: string,
  ): Part => {
    const others = items.filter((line) => !met.includes(line));
    return {
      id,
      points: POINTS[id],
      earned: Math.min(1, share),
      evidence: listEvidence(met),
      loss: {
        message:
          profile.experiences.length === 0
            ? 'Não encontrei experiências no perfil.'
            : items.length === 0
              ? 'Não encontrei descrição nas suas últimas experiências.'
              : message,
        action,
        evidence: others.length > 0 ? listEvidence(others) : titles,
      },
    };
  };
  return gradeDimension(
    'experiences',
    [
      part(
        'results',
        results.length / wanted,
        results,
        found(results, 'traz número ou resultado', 'trazem número ou resultado'),
        'Inclua em metade das linhas uma quantidade que você já conhece: pessoas, volume, tempo, valor.',
      ),
      part(
        'actions',
        actions.length / full,
        actions,
        found(actions, 'começa pelo que você fez', 'começam pelo que você fez'),
        'Comece cada linha por uma ação: “organizei”, “reduzi”, “implantação de”. Descreva cada cargo recente em três linhas ou mais.',
      ),
      part(
        'length',
        sized.length / full,
        sized,
        found(sized, `tem entre ${words}`, `têm entre ${words}`),
        `Use uma linha por realização, com ${ACTION.words.fewest} a ${ACTION.words.most} palavras; divida os parágrafos longos.`,
      ),
    ],
    `Conta as linhas das ${ASKED.experiences.roles} últimas experiências: metade com número vale ${POINTS.results} ` +
      `de 25 pontos, todas começando por uma ação valem ${POINTS.actions} e todas com ${ACTION.words.fewest} ` +
      `a ${ACTION.words.most} palavras valem ${POINTS.length}. Encontrei ${formatCounted(items.length, 'linha', 'linhas')}.`,
  );
}
