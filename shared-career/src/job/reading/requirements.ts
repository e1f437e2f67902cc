import type { Evidence, Requirement } from '@aura/shared-domain';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { AD_CAPS, FEWEST_REQUIREMENTS, REQUIREMENT_CAPS, REQUIREMENT_WEIGHTS } from '../weights.ts';
import { findAskedMentions } from './asked-clauses.ts';
import { findAskingSegments, type Running } from './asks.ts';
import { findConditions } from './conditions.ts';
import { findEducation } from './education.ts';
import { findLanguages } from './languages.ts';
import { findLicences } from './licences.ts';
import { type Mention, findMentions, findTitleMentions, NECESSITIES, rankOf } from './mentions.ts';
import { hasNeed } from './necessity.ts';
import { quoteSegment, type Segment, without } from './segments.ts';
import { findSkillsAsked } from './skills.ts';
import type { AdTitle } from './title.ts';
import { unknownTerms, listLowerCaseWords } from './unknown-terms.ts';
import { findYears } from './years.ts';

function weigh(mentions: readonly Mention[], inTitle: boolean): number {
  const id = mentions[0]?.found.skillId ?? null;
  if (id !== null && findSkillById(id)?.kind === 'behaviour') return REQUIREMENT_WEIGHTS.behaviour;
  const body = mentions.filter(({ fromTitle }) => !fromTitle);
  const segments = new Set(body.map(({ segment }) => segment.start)).size;
  const weight =
    REQUIREMENT_WEIGHTS.first +
    (segments >= 2 ? REQUIREMENT_WEIGHTS.repeated : 0) +
    (inTitle ? REQUIREMENT_WEIGHTS.inTitle : 0);
  return Math.min(REQUIREMENT_WEIGHTS.most, weight);
}

function isBlocking({ found, necessity, demanded }: Mention): boolean {
  if (necessity !== 'mandatory') return false;
  return found.blocks === 'always' || (found.blocks === 'ifDemanded' && demanded);
}

/** Whether a segment is read clause by clause: in a list of requirements, and in running text with demands. */
const asksInClauses = (segment: Segment, running: Running): boolean => {
  const { section } = segment;
  if (section === 'mandatory' || section === 'desirable') return true;
  if (section === 'tail') return hasNeed(segment);
  return running === 'asks' && section !== 'about' && section !== 'benefits';
};

/** Maximum number of repetitions of a requirement to choose the shown one from. */
const MOST_SPANS = 24;

function toRequirement(original: string, mentions: readonly Mention[], weight: number): Requirement[] {
  const [best] = mentions.toSorted((a, b) => rankOf(a.necessity) - rankOf(b.necessity));
  if (!best) return [];
  const { found, necessity } = best;
  const others = mentions.filter((one) => one.segment !== best.segment).slice(0, MOST_SPANS);
  const spans = [best, ...others].map(({ segment, found: { start } }): Evidence =>
    quoteSegment(original, segment, start),
  );
  const distinct = spans.filter((span, at) => spans.findIndex((other) => other.start === span.start) === at);
  return [
    {
      id: found.key,
      label: found.label,
      kind: found.kind,
      skillId: found.skillId,
      alternatives: [...found.alternatives],
      ...(found.also && found.also.length > 0 ? { also: [...found.also] } : {}),
      necessity,
      ...(necessity === 'manual' && best.wished === true ? { wished: true } : {}),
      weight: necessity === 'manual' ? 0 : weight,
      knockOut: mentions.some(isBlocking),
      evidence: distinct.slice(0, AD_CAPS.evidence),
    },
  ];
}

const makeSameKey = ({ found, necessity }: Mention): string =>
  `${found.key} ${necessity} ${found.label.toLowerCase()}`;

/**
 * The mentions of each requirement. A clause with a demand is a separate requirement, unless the ad repeats itself;
 * mentions in duties or the title belong to the first requirement that asks for them.
 */
function groupMentions(mentions: readonly Mention[]): Mention[][] {
  const groups = new Map<string, Mention[]>();
  const byKey = new Map<string, string[]>();
  for (const mention of mentions) {
    const keys = byKey.get(mention.found.key) ?? [];
    const free = mention.necessity === 'context' || mention.fromTitle;
    const own = free ? (keys[0] ?? mention.found.key) : makeSameKey(mention);
    const group = groups.get(own);
    if (group) group.push(mention);
    else {
      groups.set(own, [mention]);
      byKey.set(mention.found.key, [...keys, own]);
    }
  }
  return [...groups.values()];
}

/** Numbers the later ones of requirements with the same id. */
function assignNumbers(requirements: readonly Requirement[]): Requirement[] {
  const counts = new Map<string, number>();
  return requirements.map((one) => {
    const count = (counts.get(one.id) ?? 0) + 1;
    counts.set(one.id, count);
    return count === 1 ? one : { ...one, id: `${one.id}-${count}` };
  });
}

/**
 * The requirements of an ad, mandatory first, then by weight and place in the ad; {@link REQUIREMENT_CAPS} limits long
 * lists. @param plain the text of the ad from which `segments` were made.
 */
export function collectRequirements(
  original: string,
  plain: string,
  segments: readonly Segment[],
  title: AdTitle,
): Requirement[] {
  const bare = !segments.some(({ section }) => section === 'mandatory');
  const finders = [
    findConditions,
    findYears,
    findLanguages,
    findLicences,
    findEducation,
    findSkillsAsked,
    unknownTerms(listLowerCaseWords(plain)),
  ];
  const asking = findAskingSegments(segments);
  const body = segments
    .map((segment) =>
      segment === title.segment
        ? without(segment, [{ start: title.at, end: title.at + title.text.length }])
        : segment,
    )
    .flatMap((segment, at, all) => {
      const running = bare ? (asking.has(segment.start) ? 'asks' : 'tells') : 'headed';
      const opens = all[at - 1]?.line !== segment.line || segment.goesOn;
      return asksInClauses(segment, running)
        ? findAskedMentions(segment, finders, running, opens)
        : findMentions(segment, finders, running);
    })
    // Outside requirements only skills are relevant.
    .filter(({ found, necessity }) => necessity !== 'context' || found.kind === 'skill');
  const asked = body.filter(({ necessity }) => necessity !== 'context');
  const told = body.filter(({ necessity }) => necessity === 'context');
  // An ad that says what it asks for does not leave it to its title.
  const titled = findTitleMentions(title, bare && asked.length < FEWEST_REQUIREMENTS);
  const inTitle = new Set(titled.map(({ found }) => found.key));
  const mentions = [...asked, ...told, ...titled];
  const first = new Set<string>();
  const requirements = groupMentions(mentions).flatMap((group) => {
    const key = group[0]?.found.key ?? '';
    // A repeated statement weighs more, but only once.
    const same = first.has(key) ? group : mentions.filter(({ found }) => found.key === key);
    const titledHere = inTitle.has(key) && !first.has(key);
    first.add(key);
    return toRequirement(original, group, weigh(same, titledHere));
  });
  const sorted = requirements.toSorted(
    (a, b) =>
      rankOf(a.necessity) - rankOf(b.necessity) ||
      b.weight - a.weight ||
      (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0) ||
      (a.id < b.id ? -1 : 1),
  );
  return assignNumbers(
    NECESSITIES.flatMap((necessity) =>
      sorted.filter((one) => one.necessity === necessity).slice(0, REQUIREMENT_CAPS[necessity]),
    ),
  );
}
