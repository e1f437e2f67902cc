import type {
  DraftedText,
  Fact,
  GapToFill,
  JobMatch,
  RequirementMatch,
  ResumeStructure,
} from '@aura/shared-domain';
import { LATEST_JOB, weighDeed } from '../deeds/results.ts';
import { computeStableHash } from '../hash/index.ts';
import { findPersonalStretches } from '../privacy/personal-data.ts';
import { readStudyProgress } from '../resume/study-progress.ts';
import { foldText } from '../text/index.ts';

/** Maximum number of the person's own sentences: more is a second CV. */
const MOST_DEEDS = 4;
/** Proofs that a letter names where the CV has them: papers fill up what deeds leave, and two find room in any case. */
const ENOUGH_PROOFS = 3;
const FEWEST_PAPERS = 2;
/** Shorter lines tell nothing by themselves, longer ones are no sentence of a letter. */
const LENGTHS = { least: 20, most: 260 } as const;

const MOTIVE: GapToFill = {
  token: '[motivo]',
  kind: 'context',
  question: 'O que atrai você nesta vaga ou nesta empresa? Uma frase sua.',
};

const trimStop = (text: string): string => text.trim().replace(/[.;,\s]+$/u, '');

/** A sentence with its full stop; that of "Ltda." is enough. */
const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

interface Proof extends Fact {
  /** How much the line tells, by the measure that orders the strengths of a diagnosis. */
  readonly strength: number;
}

const isFitting = (text: string): boolean => text.length >= LENGTHS.least && text.length <= LENGTHS.most;

/** The line of a job that evidence is in, as the person wrote it; of a long one the sentence. */
function findSentence(item: string, excerpt: string): string | null {
  if (isFitting(item)) return item;
  return item.split(/(?<=[.;!?])\s+/u).find((part) => part.includes(excerpt) && isFitting(part)) ?? null;
}

/** The proofs of one requirement, strongest first. */
function listProofs(
  { evidence: all }: RequirementMatch,
  { experiences, projects }: ResumeStructure,
): Proof[] {
  const items = [...experiences, ...projects].flatMap((one, job) => one.items.map((item) => ({ item, job })));
  return all
    .filter(({ source }) => source === 'cv')
    .flatMap((evidence): Proof[] => {
      const excerpt = evidence.excerpt.trim();
      const found = items.find(({ item }) => item.includes(excerpt));
      // Evidence may be a part of the line: the letter carries the whole sentence, as the person wrote it.
      const text = found === undefined ? null : findSentence(found.item, excerpt);
      if (text === null || findPersonalStretches('experiences.0.items.0', text).length > 0) return [];
      const strength = weighDeed(text.toLowerCase()) + (found?.job === 0 ? LATEST_JOB : 0);
      return [{ id: `f-${computeStableHash(text).slice(0, 10)}`, text, evidence, strength }];
    })
    .toSorted((one, other) => other.strength - one.strength);
}

/** Mandatory before desirable before activities, then as the ad says them: what it asks first is answered first. */
const compareDemands = (one: RequirementMatch, other: RequirementMatch): number =>
  computeRank(one) - computeRank(other) || findPlace(one) - findPlace(other);
const RANKS: readonly string[] = ['mandatory', 'desirable'];
const computeRank = ({ requirement: { necessity } }: RequirementMatch): number =>
  RANKS.includes(necessity) ? RANKS.indexOf(necessity) : RANKS.length;
const findPlace = ({ requirement }: RequirementMatch): number => requirement.evidence[0]?.start ?? 0;

/**
 * Whether the ad demands it, wishes for it or names it among the activities of the job; the rest it only mentions, such as
 * what the company does.
 */
const isDemand = (
  { requirement: { necessity, evidence } }: RequirementMatch,
  { responsibilities }: JobMatch['job'],
): boolean =>
  RANKS.includes(necessity) ||
  (necessity === 'context' &&
    evidence.some((one) => responsibilities.some(({ start, end }) => start <= one.start && one.start < end)));

/** Letters by which two words are one: "liderança", "liderei". */
const ROOT = 5;
const readRoots = (text: string): string[] =>
  (foldText(text).folded.match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, ROOT));

/**
 * The proofs of a demand. Of several things in one demand ("liderança, organização e proatividade") the CV may prove the
 * first alone: then its line has to name it.
 */
function listAnswers(match: RequirementMatch, resume: ResumeStructure): readonly Proof[] {
  if (match.grade === 'proven') return listProofs(match, resume);
  const [head] = readRoots(match.requirement.label);
  if (match.grade !== 'adjacent' || head === undefined) return [];
  return listProofs(match, resume).filter(({ text }) => readRoots(text).includes(head));
}

/** What the ad asks for, its most important demands first. What it only mentions counts if it demands nothing. */
function listDemands({ requirements, job }: JobMatch): RequirementMatch[] {
  const demands = requirements.filter((one) => isDemand(one, job));
  return (demands.length > 0 ? demands : requirements).toSorted(compareDemands);
}

/**
 * Lines of the CV that answer what the ad asks for, each once, in the order of the ad: the strongest line of each demand
 * before a second line of any.
 */
function findProvenLines(demands: readonly RequirementMatch[], resume: ResumeStructure): Fact[] {
  const answers = demands.map((one) => listAnswers(one, resume));
  const inTurn = [
    ...answers.flatMap((lines) => lines.slice(0, 1)),
    ...answers.flatMap((lines) => lines.slice(1)),
  ];
  const distinct = [...new Map(inTurn.map((proof) => [proof.id, proof])).values()];
  return distinct.slice(0, MOST_DEEDS).map(({ id, text, evidence }) => ({ id, text, evidence }));
}

/** The degree, registration, course or language that evidence stands in, as a CV names it; null for anything else. */
function namePaper(
  excerpt: string,
  { education, courses, languages, registrations = [] }: ResumeStructure,
): string | null {
  const [line = ''] = excerpt.split('\n');
  const study = education.find(
    ({ degree, area, institution }) => line !== '' && [degree, area, institution].includes(line),
  );
  if (study) {
    const name = [study.degree, study.area].filter((part) => part !== '').join(' em ');
    // Who says "I have it" of a degree has finished it.
    return name === '' || readStudyProgress(study) !== 'finished' ? null : name;
  }
  const registration = registrations.find(({ number }) => number !== '' && excerpt.includes(number));
  // Its number is nobody's business yet.
  if (registration)
    return `Registro no ${[registration.council, registration.state].filter(Boolean).join('-')}`;
  const course = courses.find((one) => one.includes(excerpt));
  if (course !== undefined) return course.length <= LENGTHS.most ? course : null;
  return languages.some(({ language }) => language !== '' && excerpt.startsWith(language)) ? excerpt : null;
}

/** Degrees, registrations, courses and languages that answer what no deed answers, each once, in the order of the ad. */
function findPapers(demands: readonly RequirementMatch[], resume: ResumeStructure, most: number): Fact[] {
  const found = demands
    .filter((one) => one.grade === 'proven' && listAnswers(one, resume).length === 0)
    .flatMap(({ evidence: all }) =>
      all
        .flatMap((evidence): Fact[] => {
          const text = evidence.source === 'cv' ? namePaper(evidence.excerpt.trim(), resume) : null;
          if (text === null || findPersonalStretches('courses.0', text).length > 0) return [];
          return [{ id: `f-${computeStableHash(text).slice(0, 10)}`, text, evidence }];
        })
        .slice(0, 1),
    );
  return [...new Map(found.map((fact) => [fact.id, fact])).values()].slice(0, most);
}

const listLines = (facts: readonly Fact[]): string =>
  facts.map((fact) => `• ${trimStop(fact.text)}.`).join('\n');

/**
 * A letter to send with the CV, from the person's own sentences that prove the requirements; only the person can add
 * the motive. Null if nothing is proven: then a letter would have no content.
 */
export function draftLetter(resume: ResumeStructure, match: JobMatch): DraftedText | null {
  const demands = listDemands(match);
  const deeds = findProvenLines(demands, resume);
  const papers = findPapers(demands, resume, Math.max(FEWEST_PAPERS, ENOUGH_PROOFS - deeds.length));
  if (deeds.length + papers.length === 0) return null;
  const [latest] = resume.experiences;
  const at = latest && latest.company !== '' ? `, em ${latest.company}` : '';
  const role =
    latest === undefined || latest.title === ''
      ? ''
      : latest.current
        ? `${endSentence(`Hoje trabalho como ${latest.title}${at}`)} `
        : `${endSentence(`Meu trabalho mais recente foi como ${latest.title}${at}`)} `;
  const { title } = match.job;
  const { name, phone, email } = resume.contact;
  const opens = deeds.length > 0 ? 'isto eu já fiz' : 'isto eu tenho';
  const text = [
    'Olá,',
    `${endSentence(`Escrevo sobre a vaga${title === '' ? '' : ` de ${title}`}`)} ${role}Do que o anúncio pede, ${opens}:`,
    listLines(deeds.length > 0 ? deeds : papers),
    ...(deeds.length > 0 && papers.length > 0 ? ['E isto eu tenho:', listLines(papers)] : []),
    `O que me atrai: ${MOTIVE.token}`,
    'O currículo segue junto, e posso conversar no horário que for melhor para vocês.',
    [name, [phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/u, '($1) $2-$3'), email].filter(Boolean).join(' · ')]
      .filter((line) => line !== '')
      .join('\n'),
  ].join('\n\n');
  return { text, facts: [...deeds, ...papers], gaps: [MOTIVE], writtenBy: 'template' };
}
