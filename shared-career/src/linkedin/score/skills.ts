import { formatCount } from '@aura/shared-domain';
import { findSkills } from '../../taxonomy/find-skills.ts';
import type { LinkedInDocumentLine } from '../document.ts';
import { formatCounted, join, quoteLabel } from '../../wording/quote.ts';
import { canHoldSection, findLinesUnder, type Measured, squeezeLine } from './input.ts';
import { gradeDimension, type GradedDimension, leaveUngraded } from './part.ts';
import { ASKED, PART_POINTS } from './weights.ts';

const POINTS = PART_POINTS.skills;
const MOST_NAMED = 5;

/** The list of skills held against the target's. */
export interface ListedSkills {
  readonly lines: readonly LinkedInDocumentLine[];
  /** Lines that name a target skill. */
  readonly target: readonly LinkedInDocumentLine[];
  readonly listedIds: ReadonlySet<string>;
  /** How many of the first three name a target skill. */
  readonly pinned: number;
}

export function listListedSkills({ document, targets }: Measured): ListedSkills {
  const wanted = new Set(targets.map(({ skillId }) => skillId));
  const lines = findLinesUnder(document, 'skills.');
  const idsOf = (line: LinkedInDocumentLine): string[] =>
    findSkills(squeezeLine(line)).flatMap(({ skillId }) => (wanted.has(skillId) ? [skillId] : []));
  const target = lines.filter((line) => idsOf(line).length > 0);
  return {
    lines,
    target,
    listedIds: new Set(lines.flatMap(idsOf)),
    pinned: lines.slice(0, ASKED.skills.pinned).filter((line) => target.includes(line)).length,
  };
}

/** Competências: share of the target's skills that are listed, and whether the first three are among them. */
export function gradeSkills(measured: Measured): GradedDimension {
  const { targets, input } = measured;
  if (!canHoldSection(measured, 'skills'))
    return leaveUngraded(
      'skills',
      'A lista completa de competências não está no que você enviou; ela fica fora da nota.',
    );
  if (targets.length === 0)
    return leaveUngraded(
      'skills',
      input.goal.trim() === ''
        ? 'Sem um objetivo não há com o que comparar as competências.'
        : 'Não conheço as competências que este objetivo pede; elas ficam fora da nota.',
    );
  const listed = listListedSkills(measured);
  const missing = targets.filter(({ skillId }) => !listed.listedIds.has(skillId));
  const evidence = listed.target.map((line) => line.evidence);
  const first = listed.lines.slice(0, ASKED.skills.pinned).map((line) => line.evidence);
  const pinnable = Math.min(ASKED.skills.pinned, targets.length);
  return gradeDimension(
    'skills',
    [
      {
        id: 'listed',
        points: POINTS.listed,
        earned: listed.listedIds.size / targets.length,
        evidence,
        loss: {
          message: `Não encontrei ${join(missing.slice(0, MOST_NAMED).map(({ label }) => quoteLabel(label)))} nas competências do perfil.`,
          action: 'Liste as competências do objetivo que você já usa; o LinkedIn pesquisa por elas.',
        },
      },
      {
        id: 'pinned',
        points: POINTS.pinned,
        earned: Math.min(1, listed.pinned / pinnable),
        evidence: evidence.filter((one) => first.includes(one)),
        loss: {
          message:
            listed.lines.length === 0
              ? 'Não encontrei competências no perfil.'
              : `Das ${formatCounted(Math.min(listed.lines.length, ASKED.skills.pinned), 'primeira competência', 'primeiras competências')}, ` +
                `${formatCount(listed.pinned, 'é', 'são')} do objetivo.`,
          action: 'Reordene a lista: as três primeiras são as que todo mundo vê.',
          evidence: first,
        },
      },
    ],
    `Compara a lista com as ${targets.length} competências mais importantes do objetivo: ${POINTS.listed} ` +
      `de 15 pontos pela parte que está listada (${listed.listedIds.size} de ${targets.length}) e ${POINTS.pinned} ` +
      `pelas três primeiras (${listed.pinned}).`,
  );
}
