import type { Evidence } from '@aura/shared-domain';
import type { SkillSpan } from '../matching/grade.ts';
import { ASKED_SIGNS } from '../generated/signs.ts';
import { findImpliedSkills, findSkillById } from '../taxonomy/skill-catalogue.ts';
import { findSkills, type SkillMention } from '../taxonomy/find-skills.ts';
import type { Skill } from '../taxonomy/types.ts';
import { foldText, type TextRange } from '../text/index.ts';
import { findOtherNamedSkills } from './find-other-named-skills.ts';
import { readClaims } from './claims.ts';
import type { CvDocument, CvLine } from './cv.ts';
import { findRegistrations } from './registrations.ts';

/** Longest excerpt, characters; of a longer line the sentence around the skill is shown. */
const LONGEST_EXCERPT = 240;

/** A mention shows a skill in described work, a language also in its list. */
const shows = (skill: Skill, { section }: CvLine): boolean =>
  section === 'work' || (skill.kind === 'language' && section === 'languages');

/** Papers of a day or two, such as a norm's. */
const SHORT_PAPER = 1;

/**
 * The knowledge that a short paper is about: who tells of work by a norm knows of norms, whether or not the paper is
 * held. A registration tells of a profession, which may be another person's.
 */
const listKnowledgeOf = ({ id, kind, effort }: Skill): string[] =>
  kind === 'licence' && effort <= SHORT_PAPER
    ? [...findImpliedSkills(id)].filter((parent) => findSkillById(parent)?.kind === 'knowledge')
    : [];

/** The sentence around a mention, where the line is too long to show whole. */
function makeEvidence(line: CvLine, mention: TextRange, claimed: string): Evidence {
  const { evidence, text } = line;
  if (text.length === evidence.excerpt.length && claimed !== text)
    return cutPart(evidence, ...findClaimedRun(claimed, mention));
  if (evidence.excerpt.length <= LONGEST_EXCERPT || text.length !== evidence.excerpt.length) return evidence;
  const before = evidence.excerpt.slice(0, mention.start);
  const after = evidence.excerpt.slice(mention.end);
  const room = Math.floor((LONGEST_EXCERPT - (mention.end - mention.start)) / 2);
  const opening = Math.max(before.search(/[^.;!?]*$/u), mention.start - room, 0);
  const closing = Math.min(mention.end + (/[.;!?]/u.exec(after)?.index ?? after.length), mention.end + room);
  return cutPart(evidence, opening, closing);
}

/** What blanking out leaves behind. */
const HOLE = /\s{3,}/gu;

/** The stretch around a mention in which nothing was blanked out: a denial is not quoted as evidence. */
function findClaimedRun(claimed: string, { start, end }: TextRange): [number, number] {
  const hole = [...claimed.slice(0, start).matchAll(HOLE)].at(-1);
  const after = claimed.slice(end).matchAll(HOLE).next().value;
  return [hole ? hole.index + hole[0].length : 0, after ? end + after.index : claimed.length];
}

/** A part of a span, without the blanks around it. */
function cutPart(evidence: Evidence, opening: number, closing: number): Evidence {
  const slice = evidence.excerpt.slice(opening, closing);
  const lead = /^[\s,;]*/u.exec(slice)?.[0].length ?? 0;
  const start = evidence.start + opening + lead;
  const end = start + slice.slice(lead).trimEnd().length;
  return {
    ...evidence,
    start,
    end,
    excerpt: evidence.excerpt.slice(start - evidence.start, end - evidence.start),
  };
}

/** In the plural a profession is about other people: "supervisiono 12 técnicos de enfermagem". */
const OTHER_PEOPLE = /^(?:tecnic[oa]s|auxiliares|engenheir[oa]s|advogad[oa]s|vigilantes)(?!\p{L})/u;

const SCHOOLING = 'ensino-medio';

/**
 * A qualification is met by being stated, but not by being talked about at work: "leciono no ensino médio" is no
 * diploma. In a job, or in the summary, only a written registration counts. Unfinished studies prove the schooling
 * that one starts them with.
 */
function chooseLicence(skillId: string, line: CvLine, registered: boolean): string | null {
  if (line.section === 'work' || line.section === 'summary') return registered ? skillId : null;
  if (!line.unfinished || registered) return skillId;
  return findImpliedSkills(skillId).has(SCHOOLING) ? SCHOOLING : null;
}

function listSpansOfLine(line: CvLine): SkillSpan[] {
  const claimed = readClaims(line.text, line.section === 'summary').text;
  const text = line.section === 'languages' ? claimed.replace(/[:(),–-]/gu, ' ') : claimed;
  const registrations = findRegistrations(claimed).filter(
    ({ numbered }) => line.section !== 'work' || numbered,
  );
  const within = (mention: SkillMention): boolean =>
    registrations.some((one) => mention.start < one.end && mention.end > one.start);
  const first = new Map<string, { readonly mention: SkillMention; readonly registered: boolean }>();
  const note = (mention: SkillMention, registered: boolean): void => {
    const skill = findSkillById(mention.skillId);
    if (!skill || (skill.kind !== 'licence' && line.section === 'contact')) return;
    if (skill.kind === 'licence' && OTHER_PEOPLE.test(foldText(text.slice(mention.start)).folded)) return;
    const skillId = skill.kind === 'licence' ? chooseLicence(skill.id, line, registered) : skill.id;
    const told = line.section === 'work' ? listKnowledgeOf(skill) : [];
    for (const id of skillId === null ? told : [skillId, ...told])
      if (!first.has(id)) first.set(id, { mention, registered });
  };
  for (const registration of registrations) note(registration, true);
  for (const mention of findSkills(text)) {
    if (within(mention)) continue;
    note(mention, false);
    for (const skillId of findOtherNamedSkills(text.slice(mention.start, mention.end), mention.skillId))
      note({ ...mention, skillId }, false);
  }
  for (const mention of findLeading(claimed)) note(mention, false);
  return [...first].flatMap(([skillId, { mention }]) => {
    const skill = findSkillById(skillId);
    return skill
      ? [
          {
            skillId,
            shows: skill.kind !== 'licence' && shows(skill, line),
            evidence: makeEvidence(line, mention, claimed),
          },
        ]
      : [];
  });
}

/** A line of work that tells of people led, in whatever words: "Coordeno 14 operadoras de caixa". */
function findLeading(claimed: string): SkillMention[] {
  const { folded, toOriginal } = foldText(claimed);
  const match = ASKED_SIGNS.leadsPeople.exec(folded);
  if (!match) return [];
  const [start, end] = [toOriginal(match.index), toOriginal(match.index + match[0].length)];
  return [{ skillId: 'lideranca', start, end }];
}

/** The skills of a CV, each with its span; one span per skill and line. */
export function findCvSpans(cv: CvDocument): SkillSpan[] {
  return cv.lines.flatMap(listSpansOfLine);
}

/** A figure of the work that moved: "reduzi a quebra de caixa de 1,8% para 0,6%", "espera caiu de 40 para 15 minutos". */
const MEASURED_CHANGE = new RegExp(
  String.raw`(?<!\p{L})(?:reduz|baix|diminu|cort|cai|caiu|subi|elev|aument|melhor|passou|passaram|lev(?:ei|ou))\p{L}* ` +
    String.raw`(?<figure>[^.;]{0,80}?) ?(?<!\p{L})de \d[\d.,]* ?(?:%|por cento|\p{L}+)? ?(?:para|pra|a) ` +
    String.raw`\d[\d.,]* ?(?:%|por cento|min(?:utos?)?|h(?:oras?)?|dias?)(?!\p{L})`,
  'u',
);
/** Figures of a contract or a price list, which measure no work. */
const NO_MEASURE = /(?<!\p{L})(?:jornada|carga horaria|salario|desconto|comissao|aula|multa|juros)/u;

/** Who moved a figure of the work, and says from where to where, works with performance indicators. */
export function findMeasuredSpans(cv: CvDocument): SkillSpan[] {
  return cv.lines.flatMap((line) => {
    if (line.section !== 'work') return [];
    const claimed = readClaims(line.text).text;
    const { folded, toOriginal } = foldText(claimed);
    const match = MEASURED_CHANGE.exec(folded);
    if (!match || NO_MEASURE.test(match.groups?.['figure'] ?? '')) return [];
    const range = {
      start: toOriginal(match.index),
      end: toOriginal(match.index + match[0].length),
    };
    return [{ skillId: 'indicadores', shows: true, evidence: makeEvidence(line, range, claimed) }];
  });
}

/** Skills that the person denies: no title may imply them. */
export function findDeniedSkills(texts: readonly string[]): ReadonlySet<string> {
  const denied = texts.map((text) => readClaims(text).denied).filter((text) => text.trim() !== '');
  return new Set(denied.flatMap((text) => findSkills(text).map(({ skillId }) => skillId)));
}
