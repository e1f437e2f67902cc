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

/** Maximum number of the person's own sentences: more is a second CV. */
const MOST_DEEDS = 4;
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
    .toSorted(compareStrength);
}

const compareStrength = (one: Proof, other: Proof): number => other.strength - one.strength;

/** Mandatory before desirable, heavier first; weights are at most 2. */
const rankOf = ({ requirement }: RequirementMatch): number =>
  (requirement.necessity === 'mandatory' ? 0 : 10) - requirement.weight;

/** Whether the ad demands it or wishes for it; the rest it only mentions, such as what the company does. */
const isDemand = ({ requirement }: RequirementMatch): boolean =>
  requirement.necessity === 'mandatory' || requirement.necessity === 'desirable';

/**
 * Lines that prove some requirements: the strongest of all, then the best one of each requirement before a second one of
 * any. A line may come twice.
 */
function listInTurn(requirements: readonly RequirementMatch[], resume: ResumeStructure): readonly Proof[] {
  const proofs = requirements
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((one) => listProofs(one, resume));
  return [
    ...proofs.flat().toSorted(compareStrength).slice(0, 1),
    ...proofs.flatMap((lines) => lines.slice(0, 1)),
    ...proofs.flatMap((lines) => lines.slice(1)),
  ];
}

const keepEachOnce = (proofs: readonly Proof[]): readonly Proof[] => [
  ...new Map(proofs.map((proof) => [proof.id, proof])).values(),
];

/**
 * Lines of the CV that prove what the ad asks for, each once, strongest first. A line that proves only what the ad
 * mentions fills a place that no demand takes, and comes last.
 */
function findProvenLines({ requirements }: JobMatch, resume: ResumeStructure): Fact[] {
  const proven = requirements.filter(({ grade }) => grade === 'proven');
  const demanded = keepEachOnce(listInTurn(proven.filter(isDemand), resume)).slice(0, MOST_DEEDS);
  const asked = new Set(demanded.map(({ id }) => id));
  const mentioned = keepEachOnce(
    listInTurn(
      proven.filter((one) => !isDemand(one)),
      resume,
    ),
  )
    .filter(({ id }) => !asked.has(id))
    .slice(0, MOST_DEEDS - demanded.length);
  return [...demanded.toSorted(compareStrength), ...mentioned.toSorted(compareStrength)].map(
    ({ id, text, evidence }) => ({ id, text, evidence }),
  );
}

/**
 * A letter to send with the CV, from the person's own sentences that prove the requirements; only the person can add
 * the motive. Null if nothing is proven: then a letter would have no content.
 */
export function draftLetter(resume: ResumeStructure, match: JobMatch): DraftedText | null {
  const facts = findProvenLines(match, resume);
  if (facts.length === 0) return null;
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
  const text = [
    'Olá,',
    `${endSentence(`Escrevo sobre a vaga${title === '' ? '' : ` de ${title}`}`)} ${role}Do que o anúncio pede, isto eu já fiz:`,
    facts.map((fact) => `• ${trimStop(fact.text)}.`).join('\n'),
    `O que me atrai: ${MOTIVE.token}`,
    'O currículo segue junto, e posso conversar no horário que for melhor para vocês.',
    [name, [phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/u, '($1) $2-$3'), email].filter(Boolean).join(' · ')]
      .filter((line) => line !== '')
      .join('\n'),
  ].join('\n\n');
  return { text, facts, gaps: [MOTIVE], writtenBy: 'template' };
}
