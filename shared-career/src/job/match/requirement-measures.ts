import type { Evidence, Requirement } from '@aura/shared-domain';
import { capitalizeFirst } from '../../text/index.ts';
import { formatCounted, formatPlainDecimal } from '../../wording/quote.ts';
import type { Graded } from './grade-requirement.ts';
import { DESIRED_ENOUGH, DESIRED_OPEN_MOST } from '../weights.ts';
import { type Loss, toTenth } from './losses.ts';
import { type GradedRequirement, type Measured, makeMeasured, type Setting, leaveSilent } from './measure.ts';
import { suggestAction, quoteRequirement } from './explain-match.ts';
import { computeCounted } from './open-findings.ts';

type Gradable = GradedRequirement & { readonly graded: Graded };

/** Kinds with a separate dimension if they are mandatory. */
const QUALIFICATIONS: ReadonlySet<Requirement['kind']> = new Set(['years', 'education', 'language']);

/** The requirements for mandatory, qualification and desirable; context and conditions do not count. */
export function splitRequirements({
  requirements,
}: Setting): Readonly<Record<'mandatory' | 'qualification' | 'desirable', readonly Gradable[]>> {
  const gradable = requirements.filter((one): one is Gradable => one.graded !== null);
  const of = (necessity: Requirement['necessity']): Gradable[] =>
    gradable.filter(({ requirement }) => requirement.necessity === necessity);
  return {
    mandatory: of('mandatory').filter(({ requirement }) => !QUALIFICATIONS.has(requirement.kind)),
    qualification: of('mandatory').filter(({ requirement }) => QUALIFICATIONS.has(requirement.kind)),
    desirable: of('desirable'),
  };
}

function makeLoss({ requirement, graded, why }: Gradable, points: number): Loss {
  const asked = quoteRequirement(requirement);
  const message = why.includes(asked) ? why : `${why} ${capitalizeFirst(asked)}.`;
  return {
    id: requirement.id,
    points,
    message,
    action: suggestAction(requirement, graded),
    evidence: [...requirement.evidence.slice(0, 1), ...graded.evidence],
  };
}

const listSpans = (parts: readonly Gradable[]): Evidence[] =>
  parts.flatMap(({ graded, requirement }) => [
    ...graded.evidence.slice(0, 1),
    ...requirement.evidence.slice(0, 1),
  ]);

interface Earned {
  readonly total: number;
  readonly earned: number;
}

const addUp = (parts: readonly Gradable[]): Earned => ({
  total: parts.reduce((sum, { requirement }) => sum + requirement.weight, 0),
  earned: parts.reduce(
    (sum, { requirement, graded }) => sum + requirement.weight * computeCounted(graded),
    0,
  ),
});

/** Weighted share of what the findings count, 0 to 1; null for no requirements. */
export function shareOf(parts: readonly Gradable[]): number | null {
  const { total, earned } = addUp(parts);
  return total === 0 ? null : earned / total;
}

interface ShareKind {
  readonly id: 'mandatory' | 'desirable';
  /** What the ad has none of, if there are no parts. */
  readonly name: string;
  /** From this share on, of what the CV shows clearly, the dimension is full. */
  readonly enough: number;
  /** The most that an open finding counts, and the dimension with it, 0 to 1. */
  readonly openMost: number;
}

/** A part whose open finding counts no more than that. */
const withOpenAtMost = (part: Gradable, most: number): Gradable =>
  part.graded.open === true && computeCounted(part.graded) > most
    ? { ...part, graded: { ...part.graded, counted: most } }
    : part;

function shareMeasure({ id, name, enough, openMost }: ShareKind, asked: readonly Gradable[]): Measured {
  if (asked.length === 0)
    return leaveSilent(id, `A vaga não lista ${name}; o peso vai para as outras partes.`);
  const parts = asked.map((part) => withOpenAtMost(part, openMost));
  const { total, earned } = addUp(parts);
  const clear = addUp(parts.filter(({ graded }) => graded.open !== true)).earned / total;
  const share = earned / total;
  const value = Math.min(clear >= enough ? 1 : openMost, share / enough);
  // Beyond what is enough nothing is lost; below it, each missing part loses its share of the rest.
  const scale = share < 1 ? (1 - value) / (1 - share) : 0;
  const losses = parts.map((part) =>
    makeLoss(part, (100 * scale * part.requirement.weight * (1 - computeCounted(part.graded))) / total),
  );
  const open = parts.find(({ graded }) => graded.counted !== undefined)?.graded.counted;
  const rule =
    `${formatCounted(parts.length, 'requisito', 'requisitos')}. Em uma experiência vale 1 ponto; em lista, 0,7; por dedução, 0,6; próximo, 0,3. ` +
    (open === undefined
      ? ''
      : `O que ficou em aberto conta ${formatPlainDecimal(toTenth(open))}, conforme o que o currículo mostra do resto. `) +
    `Repetição e presença no título aumentam o peso. ` +
    `${formatPlainDecimal(toTenth(earned))} de ${formatPlainDecimal(toTenth(total))} pontos são ${formatPlainDecimal(toTenth(100 * share))}%` +
    (enough < 1
      ? `; a partir de ${formatPlainDecimal(100 * enough)}% sem nada em aberto, a nota é cheia.`
      : '.');
  return makeMeasured(id, 100 * value, rule, losses, listSpans(parts));
}

/** The demanded requirements: skills, papers and named tools. */
export const measureMandatory = (setting: Setting): Measured =>
  shareMeasure(
    { id: 'mandatory', name: 'competências obrigatórias', enough: 1, openMost: 1 },
    splitRequirements(setting).mandatory,
  );

/** The desired requirements, of every kind. */
export const measureDesirable = (setting: Setting): Measured =>
  shareMeasure(
    { id: 'desirable', name: 'requisitos desejáveis', enough: DESIRED_ENOUGH, openMost: DESIRED_OPEN_MOST },
    splitRequirements(setting).desirable,
  );

/** Years, schooling and languages that the ad demands: the mean of the three, each the mean of its requirements. */
export function measureQualification(setting: Setting): Measured {
  const parts = splitRequirements(setting).qualification;
  const kinds = [...QUALIFICATIONS].filter((kind) =>
    parts.some(({ requirement }) => requirement.kind === kind),
  );
  if (kinds.length === 0)
    return leaveSilent(
      'qualification',
      'A vaga não exige tempo de experiência, formação nem idioma; o peso vai para as outras partes.',
    );
  const losses = parts.map((part) => {
    const same = parts.filter(({ requirement }) => requirement.kind === part.requirement.kind).length;
    return makeLoss(part, (100 * (1 - computeCounted(part.graded))) / (kinds.length * same));
  });
  const raw = 100 - losses.reduce((sum, { points }) => sum + points, 0);
  const rule =
    'Média de tempo de experiência, formação e idioma que a vaga exige: atende vale 100%, um nível abaixo vale 50%, ausente vale 0%.';
  return makeMeasured('qualification', raw, rule, losses, listSpans(parts));
}
