import { formatCount, type Fact, type GapToFill } from '@aura/shared-domain';
import { computeStableHash } from '../../hash/index.ts';
import { listToldJobs } from '../../job/match/experience.ts';
import { fitJobs, selectJobsOfTrade } from '../../job/match/title-fit.ts';
import { readStudyProgress } from '../../resume/study-progress.ts';
import { countMonths } from '../../quality/periods.ts';
import { findOccupation, computeTitleSimilarity } from '../../taxonomy/find-occupation.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import { foldKey } from '../../text/index.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { hasMetric } from '../../wording/metric.ts';
import { opensWithAction } from '../../wording/actions.ts';
import { join } from '../../wording/quote.ts';
import { withoutPath, type SuggestionContext } from '../context.ts';
import { findProvenUnlisted } from '../skills.ts';

/** A sentence and what it rests on. */
export interface Sentence {
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly gap?: GapToFill;
}

const RESULT_GAP: GapToFill = {
  token: '[resultado]',
  kind: 'result',
  question:
    'Que resultado do seu trabalho você contaria primeiro? Um número ajuda: prazo, valor ou quantidade.',
};

/** From this likeness on two titles of one occupation are one role; "Motorista de Caminhão Truck" is not "Carreteiro". */
const SAME_ROLE = 0.7;

/** A text as a sentence: with a full stop, unless it ends in another mark. */
export const stop = (text: string): string => {
  const bareText = text.trim().replace(/(?<![.;,\s])[.;,\s]+$/u, '');
  return /[!?…]$/u.test(bareText) ? bareText : `${bareText}.`;
};

/** Whether two titles name one role: the same words, or one occupation of the same rank. */
function isSameRole(one: string, other: string): boolean {
  if (foldKey(one) === foldKey(other)) return true;
  const [mine, theirs] = [findOccupation(one), findOccupation(other)];
  return mine !== null && mine.id === theirs?.id && computeTitleSimilarity(one, other) >= SAME_ROLE;
}

/** Whole years of the jobs that the goal builds on, overlaps counted once; those of the last title without a goal. */
function countYearsOfTrade({ resume, facts, goal, now }: SuggestionContext, title: string): number {
  const asked = findOccupation(goal) ?? findOccupation(title);
  if (!asked) return 0;
  const evidenceOf = (index: number) => facts.find(({ path }) => path === `experiences.${index}`)?.evidence;
  const jobs = listToldJobs(resume.experiences, { own: [], evidenceOf, now });
  const wanted = findOccupation(goal) ? goal : title;
  const trade = new Set(
    selectJobsOfTrade(fitJobs(jobs, { title: wanted, occupationId: asked.id }), asked).map(
      ({ evidence }) => evidence,
    ),
  );
  const own = resume.experiences.filter((_, index) => {
    const evidence = evidenceOf(index);
    return evidence !== undefined && trade.has(evidence);
  });
  return Math.floor(countMonths(own, now) / 12);
}

const describeYears = (years: number): string => formatCount(years, 'ano', 'anos');

/** The last job, the time in its role, and that in the trade where it is longer; years in other trades do not count. */
export function writeOpening(context: SuggestionContext): Sentence[] {
  const { resume, facts, now } = context;
  const [first] = resume.experiences.flatMap((job, index) =>
    job.title.trim() === '' ? [] : [{ job, index }],
  );
  const fact = facts.find(({ path }) => path === `experiences.${first?.index}`);
  if (!first || !fact) return [];
  const title = first.job.title.trim();
  const held = resume.experiences.filter((job) => isSameRole(job.title, title));
  const years = Math.floor(countMonths(held, now) / 12);
  const ofTrade = countYearsOfTrade(context, title);
  // Counted from the periods; the fact says so, that every reader may check it.
  const makeCounted = (count: number, of: string): Fact => {
    const text = `${describeYears(count)} de experiência, somados os períodos ${of}`;
    return { id: `f-${computeStableHash(text).slice(0, 10)}`, text, evidence: fact.evidence };
  };
  const ofRole = years < 1 ? [] : [makeCounted(years, 'em que o cargo foi este')];
  if (ofTrade > years) {
    const own = years < 1 ? '' : `, ${describeYears(years)} neste cargo`;
    const proofs = [withoutPath(fact), makeCounted(ofTrade, 'dos trabalhos da mesma área'), ...ofRole];
    return [{ text: `${title} com ${describeYears(ofTrade)} de experiência na área${own}.`, facts: proofs }];
  }
  if (years < 1) return [{ text: stop(title), facts: [withoutPath(fact)] }];
  return [
    { text: `${title} com ${describeYears(years)} de experiência.`, facts: [withoutPath(fact), ...ofRole] },
  ];
}

/** Words that say what kind of company it is, or which house of it. */
const BESIDE_EMPLOYER = /\s+(?:[-–—|(/].*|(?:ltda|s\/?a|eireli|epp|mei?|cia|filial|unidade)(?!\p{L}).*)$/iu;
const makeEmployerKey = (company: string): string =>
  foldKey(company.replaceAll('.', '').replace(BESIDE_EMPLOYER, ''));

/** "Loja Maré" and "LOJA MARÉ LTDA. – Filial Centro". */
const isSameEmployer = (one: string, other: string): boolean =>
  makeEmployerKey(one) === makeEmployerKey(other);

/** Up to two employers, the last ones first, each once. */
export function writeEmployers({ resume, facts }: SuggestionContext): Sentence[] {
  const jobs = resume.experiences.flatMap(({ company }, index) => {
    const fact = facts.find(({ path }) => path === `experiences.${index}`);
    return company.trim() === '' || !fact ? [] : [{ company: company.trim(), fact: withoutPath(fact) }];
  });
  const distinct = jobs
    .filter(({ company }, at) => jobs.findIndex((other) => isSameEmployer(other.company, company)) === at)
    .slice(0, 2);
  if (distinct.length === 0) return [];
  return [
    {
      text: `Atuação em ${join(distinct.map(({ company }) => company.replace(/\.$/u, '')))}.`,
      facts: distinct.map(({ fact }) => fact),
    },
  ];
}

/** Whether a label is something that one knows: "pontual" and "CNH B" are not. */
const isKnowledge = (label: string): boolean =>
  findSkills(label).some(({ skillId }) =>
    ['tool', 'technique', 'knowledge'].includes(findSkillById(skillId)?.kind ?? ''),
  );

/** Up to four skills: listed ones, or else those that work shows. */
export function writeSkills(context: SuggestionContext): Sentence[] {
  const { resume, facts } = context;
  const listed = resume.skills
    .flatMap((label, index) => {
      const fact = facts.find(({ path }) => path === `skills.${index}`);
      // A label with a remark ("nunca usei em produção") or a whole sentence is no keyword.
      return fact && /^[^()[\];:]{2,40}$/u.test(label.trim()) && isKnowledge(label)
        ? [{ label: label.trim(), fact: withoutPath(fact) }]
        : [];
    })
    .slice(0, 4);
  const known = listed.length > 0 ? listed : findProvenUnlisted(context).slice(0, 4);
  if (known.length === 0) return [];
  return [
    {
      text: `Conhecimentos: ${join(known.map(({ label }) => label))}.`,
      facts: known.map(({ fact }) => fact),
    },
  ];
}

/** A result in the words of the CV, or a gap for one; neither without any work. */
export function writeBestResult({ items, facts, resume }: SuggestionContext): Sentence[] {
  const line = items.find(
    ({ text, evidence }) =>
      text === evidence.excerpt && hasMetric(text) && opensWithAction(text) && text.length <= 160,
  );
  const fact = facts.find(({ path }) => path === line?.path);
  if (!line && resume.experiences.length + resume.projects.length === 0) return [];
  return line && fact
    ? [{ text: stop(line.text), facts: [withoutPath(fact)] }]
    : [{ text: `Principal resultado: ${RESULT_GAP.token}.`, facts: [], gap: RESULT_GAP }];
}

/** The first of the studies that was not given up, with how far it has come: a degree that nobody has is not said. */
export function writeEducation({ resume, facts }: SuggestionContext): Sentence[] {
  const at = resume.education.findIndex((entry) => readStudyProgress(entry) !== 'stopped');
  const first = resume.education[at];
  const fact = facts.find(({ path }) => path === `education.${at}`);
  if (!first || !fact) return [];
  const name = [first.degree, first.area].map((part) => part.trim()).filter((part) => part !== '');
  const [degree = '', area] = name;
  if (degree === '') return [];
  const of = area === undefined || degree.includes(area) ? degree : `${degree} em ${area}`;
  const place = first.institution.trim() === '' ? '' : `, ${first.institution.trim()}`;
  const state = readStudyProgress(first) === 'ongoing' ? ' (em andamento)' : '';
  return [{ text: `Formação: ${stop(of + place + state)}`, facts: [withoutPath(fact)] }];
}

/** What the person is looking for, as they said it. */
export function writeAim({ goal, resume }: SuggestionContext): Sentence[] {
  const text = goal.trim().replace(/(?<![.\s])[.\s]+$/u, '');
  const [latest] = resume.experiences;
  // The objective must differ from the current role.
  if (text === '' || (latest && foldKey(latest.title) === foldKey(text))) return [];
  const evidence = { source: 'answer', docId: 'goal', start: 0, end: goal.length, excerpt: goal } as const;
  return [{ text: `Objetivo: ${text}.`, facts: [{ id: 'f-goal', text: goal, evidence }] }];
}
