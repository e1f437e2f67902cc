import type { Requirement } from '@aura/shared-domain';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { foldText } from '../../text/index.ts';
import type { Running } from './asks.ts';
import { ACTION, type Clause, splitClauses, OPENER, TRAITS, findWishes } from './clauses.ts';
import { type Finder, type Found, formatLabel } from './finder.ts';
import type { Mention } from './mentions.ts';
import { isDemanded, weighNecessity } from './necessity.ts';
import { findNoise } from './noise.ts';
import { type Segment, without } from './segments.ts';
import {
  BARE_SPAN,
  EXPLAINS,
  HEAD_NOUN,
  LEAD_IN,
  LOOSE_START,
  TAIL,
} from '../../generated/phrases/demands.ts';

/** An explanation after a comma or a dash does not limit the text before it. */
const ASIDE = new RegExp(String.raw`(?:,| [-–—])[^,]*${EXPLAINS.source}.*$`, 'u');

/** Words from which on a line without a bullet is a sentence and no entry of a list. */
const LONG_SENTENCE = 12;
const MOST_CHARACTERS = 160;
const FINDERS_FIRST: readonly Requirement['kind'][] = [
  'years',
  'licence',
  'education',
  'language',
  'skill',
  'term',
  'condition',
];

/** A clause as a separate segment, for the finders. */
function cutPart(segment: Segment, start: number, end: number): Segment {
  const text = segment.text.slice(start, end);
  return { ...segment, text, folded: foldText(text), start: segment.start + start };
}

/** The words of a clause without introduction and remarks. */
function findPhrase(text: string): { start: number; end: number } {
  const { folded, toOriginal } = foldText(text);
  const lead = LEAD_IN.exec(folded)?.[0].length ?? 0;
  const kept = lead < folded.length ? lead : 0;
  const tail = TAIL.exec(folded.slice(kept));
  const end = tail && tail.index > 0 ? kept + tail.index : folded.length;
  return { start: toOriginal(kept), end: toOriginal(end) };
}

const cutToCore = (phrase: string): string =>
  formatLabel(phrase.replace(LOOSE_START, '').replace(HEAD_NOUN, ''), MOST_CHARACTERS);

const toSlug = (label: string): string =>
  foldText(label)
    .folded.replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 60);

/** Items in brackets after a skill are examples of it: any of them suffices. */
const isInBrackets = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/\(/gu) ?? []).length > (text.slice(0, at).match(/\)/gu) ?? []).length;

const listIds = ({ skillId, alternatives }: Found): string[] => [
  ...(skillId === null ? [] : [skillId]),
  ...alternatives,
];

/** Several things named by one clause are one requirement: the most specific kind, with the others attached. */
function mergeFound(text: string, found: readonly Found[], phrase: string): Found | null {
  const opening = found.find(({ kind, start }) => kind === 'condition' && start <= 2);
  const [first] = opening
    ? [opening]
    : found.toSorted(
        (a, b) =>
          FINDERS_FIRST.indexOf(a.kind) - FINDERS_FIRST.indexOf(b.kind) ||
          Number(isBehaviour(a)) - Number(isBehaviour(b)) ||
          a.start - b.start,
      );
  if (!first) return null;
  const others = found.filter((one) => one !== first && ['skill', 'term', 'licence'].includes(one.kind));
  const examples = others.filter(
    ({ start }) =>
      (first.kind === 'skill' || first.kind === 'term') &&
      (isInBrackets(text, start) || /\s(?:ou|or)\s/iu.test(text.slice(first.end, start))),
  );
  const also = others.filter((one) => !examples.includes(one));
  const spoken = found.filter((one) => one.kind === 'language');
  if (first.kind === 'language' && spoken.length > 1) return mergeLanguages(spoken);
  const { kind } = first;
  const skillId =
    first.skillId ?? (kind === 'years' ? (also.find((one) => one.kind === 'skill')?.skillId ?? null) : null);
  return {
    ...first,
    label: makeLabel(first, phrase),
    skillId,
    alternatives: [
      ...first.alternatives,
      ...(first.kind === 'term' ? [first.label] : []),
      ...examples.flatMap((one) => (one.kind === 'term' ? [one.label] : listIds(one))),
    ],
    also: also
      .flatMap((one) => (one.kind === 'term' ? [one.label] : listIds(one)))
      .filter((id) => id !== skillId),
  };
}

/** "Inglês ou italiano": either will do; the others are alternatives of the first. */
const mergeLanguages = ([first, ...others]: readonly Found[]): Found | null =>
  first
    ? {
        ...first,
        label: [first, ...others].map(({ label }) => label).join(' ou '),
        alternatives: others.flatMap(listIds),
      }
    : null;

/** Schooling and languages are named so that they can be read again; all else as the ad says it. */
function makeLabel({ kind, label }: Found, phrase: string): string {
  if (kind === 'education' || kind === 'language') return label;
  if (kind === 'years') return makeYearsLabel(label, phrase);
  return kind === 'condition' ? phrase : cutToCore(phrase);
}

const isDriving = ({ skillId }: Found): boolean => skillId?.startsWith('cnh-') === true;
const isBehaviour = ({ skillId }: Found): boolean =>
  skillId !== null && findSkillById(skillId)?.kind === 'behaviour';

/** `2 anos de experiência em UTI adulto`: the years keep their subject. */
function makeYearsLabel(label: string, phrase: string): string {
  const of = new RegExp(
    [
      String.raw`(?:anos?|m[eê]s(?:es)?|years?)\)?(?: ou mais| de| registrad[oa]s?| comprovad[oa]s?| completos)*(?: (?:experiência|`,
      String.raw`experiencia|atuação|vivência|prática|experience|carteira))?(?: (?:comprovada|prévia|registrada|`,
      String.raw`direta|anterior|mínima|em carteira))* (?<rest>(?:em|com|como|na|no|nas|nos|de|da|do|à|`,
      String.raw`ao|a|in|with|as)\s.+|\p{L}+ndo\s.+)$`,
    ].join(''),
    'iu',
  ).exec(phrase)?.groups?.['rest'];
  const before = new RegExp(
    [
      String.raw`^(?:experiência|vivência|atuação|prática)\b.*?\s(?<rest>(?:em|com|como|na|no|nas|nos)\s.+?)(?:\s(?:de|`,
      String.raw`por|há)\s(?:no mínimo|pelo menos|mais de)?\s*\d.*|,?\s*\(.*)$`,
    ].join(''),
    'iu',
  ).exec(phrase)?.groups?.['rest'];
  const rest = of ?? before;
  return rest === undefined ? label : `${label} ${rest.replace(/^de (?:experiência|atuação) /iu, '')}`;
}

/** Whether a clause unknown to the catalogue is left over from a cut sentence: a length of time, the end of a phrase. */
const isFragment = (folded: string): boolean => BARE_SPAN.test(folded) || LOOSE_START.test(folded);

/** A clause unknown to the catalogue: a name, or a trait that only the person can judge. */
const makeUnnamed = (phrase: string, trait: boolean): Found => ({
  key: `${trait ? 'condition' : 'ask'}-${toSlug(phrase)}`,
  label: trait ? phrase : cutToCore(phrase),
  kind: trait ? 'condition' : 'term',
  skillId: null,
  alternatives: [],
  blocks: 'never',
  start: 0,
  end: phrase.length,
});

/** A clause that opens with a wish speaks of itself alone: "Inglês básico, preferencialmente intermediário". */
const OPENS_WISH = /^\W*(?:preferencialmente|de preferencia|preferivel|desejave(?:l|is)|idealmente)\W+\p{L}/u;
const withoutWishes = (segment: Segment, clauses: readonly Clause[], own: Clause): Segment =>
  without(
    segment,
    clauses.filter(
      (other) =>
        other !== own && OPENS_WISH.test(foldText(segment.text.slice(other.start, other.end)).folded),
    ),
  );

/** The requirements of a segment, clause by clause, each with its own words. */
export function findAskedMentions(
  segment: Segment,
  finders: readonly Finder[],
  running: Running,
  first: boolean,
): Mention[] {
  const quiet = without(segment, findNoise(segment));
  const sentence = segment.text.trim().split(/\s+/u).length > LONG_SENTENCE && !segment.bullet;
  const listed = segment.section === 'mandatory' || segment.section === 'desirable';
  const running_ = sentence || !listed || !first;
  const wishes = findWishes(segment.folded.folded);
  const main = without(segment, wishes);
  const clauses = splitClauses(segment.text);
  return clauses.flatMap((clause): Mention[] => {
    const from = clause.wished ? quiet : without(quiet, wishes);
    const part = cutPart(from, clause.start, clause.end);
    const whole = cutPart(clause.wished ? segment : main, clause.start, clause.end);
    if (EXPLAINS.test(whole.folded.folded.replace(/\([^)]*\)/gu, ' ').replace(ASIDE, ''))) return [];
    const range = findPhrase(whole.text);
    const phrase = formatLabel(whole.text.slice(range.start, range.end), MOST_CHARACTERS);
    if (!/\p{L}/u.test(phrase)) return [];
    const found = findIn(part, finders);
    const folded = foldText(phrase).folded;
    if (found.length === 0 && isFragment(folded)) return [];
    const opens = OPENER.test(folded) || ACTION.test(folded) || TRAITS.test(folded);
    if (found.length === 0 && running_ && !opens) return [];
    const necessity = clause.wished
      ? 'desirable'
      : weighNecessity(
          withoutWishes(main, clauses, clause),
          { kind: found[0]?.kind ?? 'skill', start: clause.start, end: clause.end },
          running,
        );
    const one = mergeFound(part.text, found, phrase) ?? makeUnnamed(phrase, TRAITS.test(folded));
    const several = [found.filter(isDriving), found.filter(({ kind }) => kind === 'education')].find(
      ({ length }) => length > 1,
    );
    return (several ?? [one]).map((asked) => ({
      found: { ...asked, start: 0, end: part.text.length },
      segment: cutPart(segment, clause.start + range.start, clause.start + range.end),
      necessity: asked.kind === 'condition' ? 'manual' : necessity,
      wished: necessity === 'desirable',
      demanded: isDemanded(main, clause.start, clause.end),
      fromTitle: false,
    }));
  });
}

/** The findings in a part. Each finder sees only the text that the earlier ones left. */
function findIn(part: Segment, finders: readonly Finder[]): Found[] {
  let rest = part;
  return finders.flatMap((finder) => {
    const found = finder(rest);
    rest = without(rest, found);
    return [...found];
  });
}
