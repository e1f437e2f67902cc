import {
  choosePlural,
  type Evidence,
  type JobMatch,
  type JobReading,
  makeScore,
  type Requirement,
  type Score,
} from '@aura/shared-domain';
import { MET_CREDIT } from '../../matching/grade.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { CEILINGS, FEWEST_REQUIREMENTS, MATCH_VERSION, MATCH_WEIGHTS } from '../weights.ts';
import type { Candidate } from './candidate.ts';
import { withoutCopies } from './copies.ts';
import { isOpen, isOwnTrade, computeLikelihood, type Signals, collectSignals } from './certainty.ts';
import { countYears } from './experience.ts';
import { gradeRequirement, makeOtherWorkFinding, type RelatedYears } from './grade-requirement.ts';
import {
  type DimensionId,
  type GradedRequirement,
  type Measured,
  type Setting,
  leaveSilent,
} from './measure.ts';
import {
  measureDesirable,
  measureMandatory,
  splitRequirements,
  measureQualification,
  shareOf,
} from './requirement-measures.ts';
import { countOpenFindings } from './open-findings.ts';
import { measureActivities, measureSeniority, measureTitle } from './setting-measures.ts';
import { findClosestJob, fitJobs, selectRelatedJobs } from './title-fit.ts';
import { explainRequirement } from './explain-match.ts';

const MEASURES: Readonly<Record<DimensionId, (setting: Setting) => Measured>> = {
  mandatory: measureMandatory,
  desirable: measureDesirable,
  title: measureTitle,
  seniority: measureSeniority,
  qualification: measureQualification,
  activities: measureActivities,
};
const DIMENSIONS = Object.keys(MATCH_WEIGHTS) as DimensionId[];

function findTitleLine({ title }: JobReading, jobText: string): Evidence | null {
  const start = title === '' ? -1 : jobText.indexOf(title);
  if (start < 0) return null;
  const line = jobText.slice(0, start).split('\n').length;
  return { source: 'job', docId: 'job', start, end: start + title.length, excerpt: title, line };
}

/** What is wrong with a requirement that the ad demands, and until when: the middle of a sentence. */
function describeLack(graded: GradedRequirement['graded']): string {
  if (graded?.open === true) return 'o currículo não deixa isso claro. Até lá';
  if (graded?.stopped?.inSubject === true)
    return 'o curso que encontrei está trancado ou interrompido. Até a conclusão';
  if (graded?.by === 'short') return 'o currículo mostra menos do que isso. Enquanto for assim';
  return 'não encontrei isso no currículo. Enquanto faltar';
}

/** Kinds of requirements that are shown by work. */
const BY_WORK: ReadonlySet<Requirement['kind']> = new Set(['skill', 'term', 'years']);

/** Whether lists name some requirements but no work proves any. Beginners have no work to show. */
function isOnlyListed({ requirements, job }: Setting): boolean {
  if (job.seniorities.some((rung) => rung === 'intern' || rung === 'apprentice')) return false;
  const asked = requirements.filter(
    ({ requirement }) => BY_WORK.has(requirement.kind) && requirement.necessity !== 'context',
  );
  const shown = asked.some(({ graded }) => graded?.grade === 'proven' || graded?.grade === 'inferred');
  const listed = asked.filter(({ graded }) => graded?.grade === 'listed');
  return !shown && listed.length >= CEILINGS.onlyListed.from;
}

function computeCeilings(setting: Setting): Score['ceilings'] {
  const missing = setting.requirements.filter(
    ({ requirement, graded }) => requirement.knockOut && graded !== null && graded.credit < MET_CREDIT,
  );
  const { mandatory } = splitRequirements(setting);
  const share = shareOf(mandatory);
  const { fewMandatory, otherTrade, blocker, onlyListed } = CEILINGS;
  const trade = Math.max(share ?? 0, findClosestJob(setting.fitted)?.fit ?? 0);
  const demands = setting.requirements.filter(({ requirement }) => requirement.necessity === 'mandatory');
  const other = demands.length >= otherTrade.from && trade < otherTrade.share;
  const otherCeiling = Math.max(otherTrade.least, Math.round(otherTrade.ceiling * trade));
  const few = mandatory.length >= fewMandatory.from && share !== null && share < fewMandatory.share;
  return [
    ...(isOnlyListed(setting)
      ? [
          {
            id: 'only-listed',
            ceiling: onlyListed.ceiling,
            reason:
              `O que a vaga pede aparece só em listas, e em nenhuma experiência ou projeto. ` +
              `Enquanto for assim, a combinação fica em no máximo ${onlyListed.ceiling}.`,
          },
        ]
      : []),
    ...missing.map(({ requirement, graded }) => ({
      id: `blocker-${requirement.id}`,
      ceiling: blocker.ceiling,
      reason: `A vaga exige ${requirement.label}, e ${describeLack(graded)}, a combinação fica em no máximo ${blocker.ceiling}.`,
    })),
    ...(few
      ? [
          {
            id: 'few-mandatory',
            ceiling: fewMandatory.ceiling,
            reason:
              `O que o currículo mostra cobre menos da metade do peso dos requisitos obrigatórios; ` +
              `a combinação fica em no máximo ${fewMandatory.ceiling}.`,
          },
        ]
      : []),
    ...(other
      ? [
          {
            id: 'other-trade',
            ceiling: otherCeiling,
            reason:
              `Nem os cargos nem o que o currículo mostra são desta profissão na maior parte; ` +
              `a combinação fica em no máximo ${otherCeiling}.`,
          },
        ]
      : []),
  ];
}

type Unexplained = Omit<GradedRequirement, 'why'>;

/** The score, kept from being full while something that the ad asks for is not met or is open. */
function withRoomForUnmet(setting: Setting, score: Score): Score {
  const { ceiling } = CEILINGS.unmet;
  if (score.value === null || score.value <= ceiling) return score;
  const asked = Object.values(splitRequirements(setting)).flat();
  const unmet = asked.filter(({ graded }) => graded.open === true || graded.credit < MET_CREDIT).length;
  if (unmet === 0) return score;
  const left = choosePlural(
    unmet,
    'Um requisito ainda não está claro',
    `${unmet} requisitos ainda não estão claros`,
  );
  const reason = `${left} no currículo; até lá, a combinação fica em no máximo ${ceiling}.`;
  const { dimensions, ceilings } = score;
  return makeScore(MATCH_VERSION, { dimensions, ceilings: [...ceilings, { id: 'unmet', ceiling, reason }] });
}

/**
 * "2 anos em liderança de equipe": years in the trade prove nothing if the ad requires years of a subject that the CV
 * does not show at all.
 */
function withYearsOfWhat(one: Unexplained, candidate: Candidate, related: RelatedYears): Unexplained {
  const { requirement, graded } = one;
  if (requirement.kind !== 'years' || graded?.grade !== 'proven') return one;
  const matters = [requirement.skillId ?? '', ...(requirement.also ?? [])]
    .flatMap((id) => findSkillById(id) ?? [])
    .map(({ id, label }): Requirement => ({
      ...requirement,
      kind: 'skill',
      skillId: id,
      label,
      alternatives: [],
    }));
  const missing = matters.filter(
    (matter) => gradeRequirement(matter, candidate, related)?.grade === 'absent',
  );
  return matters.length > 0 && missing.length === matters.length
    ? { ...one, graded: { ...graded, ...makeOtherWorkFinding(graded, matters) } }
    : one;
}

/**
 * A graded requirement, with signals for and against it; no signals for conditions that only the person can confirm.
 */
export interface Signalled extends Unexplained {
  readonly signals: Signals | null;
}

/** The finding for each requirement of an ad, with the signals for and against it. */
function findAll(candidate: Candidate, job: JobReading, related: RelatedYears): Signalled[] {
  const schooling = job.requirements.filter(({ kind }) => kind === 'education').map(({ label }) => label);
  const trade = [job.title, ...schooling].join(' ; ');
  return job.requirements.map((requirement) => {
    const graded = gradeRequirement(requirement, candidate, related, trade);
    const one = withYearsOfWhat({ requirement, graded }, candidate, related);
    return { ...one, signals: one.graded && collectSignals(requirement, one.graded, candidate) };
  });
}

/** The training data for the certainty of a match. */
export const findSignals = (candidate: Candidate, job: JobReading): Signalled[] =>
  findAll(candidate, job, computeRelatedYears(candidate, job));

/** Leaves uncertain findings open: the person is asked, and nothing is claimed. */
const withDoubt = ({ requirement, graded, signals }: Signalled): Unexplained => ({
  requirement,
  graded:
    graded && signals && !isOwnTrade(requirement, graded) && isOpen(graded, computeLikelihood(signals))
      ? { ...graded, open: true }
      : graded,
});

function computeRelatedYears(candidate: Candidate, job: JobReading): RelatedYears {
  const jobs = selectRelatedJobs(fitJobs(candidate.jobs, job), job);
  return {
    years: countYears(jobs),
    jobs: jobs.filter(({ months }) => months !== null).map(({ evidence }) => evidence),
  };
}

function buildSetting(candidate: Candidate, job: JobReading, jobText: string): Setting {
  const related = computeRelatedYears(candidate, job);
  const requirements = findAll(candidate, job, related).map((found): GradedRequirement => {
    const one = withDoubt(found);
    return { ...one, why: explainRequirement(one.requirement, one.graded, related) };
  });
  const fitted = fitJobs(candidate.jobs, job);
  return {
    candidate,
    job,
    titleLine: findTitleLine(job, jobText),
    fitted,
    related,
    requirements: countOpenFindings(requirements),
  };
}

/** Requirements that count towards the score; fewer than three and the ad cannot be measured against. */
const countMeasured = (setting: Setting): number =>
  Object.values(splitRequirements(setting)).reduce((sum, parts) => sum + parts.length, 0);

/** Dimensions that follow from the CV and the ad alone, whatever is said of the requirements. */
const APART_FROM_REQUIREMENTS: ReadonlySet<string> = new Set<DimensionId>(['seniority', 'activities']);

/**
 * The measures of a setting, and the score out of them.
 * @param measured what was measured of the same CV and ad with other findings
 */
function scoreSetting(
  setting: Setting,
  measured: readonly Measured[] = [],
): { readonly score: Score; readonly measures: readonly Measured[] } {
  const known = measured.filter(({ dimension }) => APART_FROM_REQUIREMENTS.has(dimension.id));
  const readable = countMeasured(setting) >= FEWEST_REQUIREMENTS;
  const measures = DIMENSIONS.map((id) =>
    readable
      ? (known.find(({ dimension }) => dimension.id === id) ?? MEASURES[id](setting))
      : leaveSilent(
          id,
          `Vaga sem requisitos legíveis: encontrei menos de ${FEWEST_REQUIREMENTS}, e com isso não dou nota.`,
        ),
  );
  const score = makeScore(MATCH_VERSION, {
    dimensions: measures.map(({ dimension }) => dimension).filter(({ value }) => !readable || value !== null),
    ceilings: readable ? computeCeilings(setting) : [],
  });
  return { score: withRoomForUnmet(setting, score), measures };
}

/** The score of a CV that shows clearly nothing but what it shows now; null if nothing is open, or it changes nothing. */
function scoreWithoutOpen(
  setting: Setting,
  { score, measures }: ReturnType<typeof scoreSetting>,
): number | null {
  if (setting.requirements.every(({ graded }) => graded?.counted === undefined)) return null;
  const requirements = setting.requirements.map((one) => {
    if (one.graded?.counted === undefined) return one;
    const { counted: _, ...graded } = one.graded;
    return { ...one, graded };
  });
  const { value } = scoreSetting({ ...setting, requirements }, measures).score;
  return value === score.value ? null : value;
}

/**
 * How well a CV fits an ad. Missing statements of the ad are neutral: their dimension is left out and lowers neither
 * the coverage nor the band. @param jobText the text that `job` was read from: its evidence refers to positions in it.
 */
export function matchJob(candidate: Candidate, job: JobReading, jobText: string): JobMatch {
  const setting = buildSetting(withoutCopies(candidate, jobText), job, jobText);
  const scored = scoreSetting(setting);
  const { score, measures } = scored;
  const withoutOpen = scoreWithoutOpen(setting, scored);
  return {
    job,
    score,
    ...(withoutOpen !== null && { withoutOpen }),
    deductions: measures.flatMap(({ deductions }) => deductions),
    requirements: setting.requirements.map(({ requirement, graded, why }) => ({
      requirement,
      // Years of other work count in the score, and nobody is told that they nearly have what is asked.
      grade: graded?.by === 'otherWork' ? 'absent' : (graded?.grade ?? null),
      credit: graded?.credit ?? null,
      evidence: graded?.stopped ? [graded.stopped.evidence] : [...(graded?.evidence ?? [])],
      ...(graded?.stopped?.inSubject === true && { stopped: true }),
      ...(graded?.open === true && { open: true }),
      why,
    })),
  };
}
