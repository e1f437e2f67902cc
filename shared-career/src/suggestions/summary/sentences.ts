import { formatCount, type Fact, type GapToFill } from '@aura/shared-domain';
import { computeStableHash } from '../../hash/index.ts';
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

/** The last job and the time in its role; years in other trades do not count. */
export function writeOpening({ resume, facts, now }: SuggestionContext): Sentence[] {
  const [first] = resume.experiences.flatMap((job, index) =>
    job.title.trim() === '' ? [] : [{ job, index }],
  );
  const fact = facts.find(({ path }) => path === `experiences.${first?.index}`);
  if (!first || !fact) return [];
  const title = first.job.title.trim();
  const held = resume.experiences.filter((job) => isSameRole(job.title, title));
  const years = Math.floor(countMonths(held, now) / 12);
  if (years < 1) return [{ text: stop(title), facts: [withoutPath(fact)] }];
  const span = formatCount(years, 'ano', 'anos');
  // Counted from the periods; the fact says so, that every reader may check it.
  const counted: Fact = {
    id: `f-${computeStableHash(`years|${span}`).slice(0, 10)}`,
    text: `${span} de experiência, somados os períodos em que o cargo foi este`,
    evidence: fact.evidence,
  };
  return [{ text: `${title} com ${span} de experiência.`, facts: [withoutPath(fact), counted] }];
}

/** Up to two employers, the last ones first. */
export function writeEmployers({ resume, facts }: SuggestionContext): Sentence[] {
  const jobs = resume.experiences.flatMap(({ company }, index) => {
    const fact = facts.find(({ path }) => path === `experiences.${index}`);
    return company.trim() === '' || !fact ? [] : [{ company: company.trim(), fact: withoutPath(fact) }];
  });
  const distinct = [...new Map(jobs.map((job) => [job.company, job])).values()].slice(0, 2);
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

/** The first of the studies. */
export function writeEducation({ resume, facts }: SuggestionContext): Sentence[] {
  const [first] = resume.education;
  const fact = facts.find(({ path }) => path === 'education.0');
  if (!first || !fact) return [];
  const name = [first.degree, first.area].map((part) => part.trim()).filter((part) => part !== '');
  const [degree = '', area] = name;
  if (degree === '') return [];
  const of = area === undefined || degree.includes(area) ? degree : `${degree} em ${area}`;
  const place = first.institution.trim() === '' ? '' : `, ${first.institution.trim()}`;
  return [{ text: `Formação: ${stop(of + place)}`, facts: [withoutPath(fact)] }];
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
