import type { Evidence, Requirement } from '@aura/shared-domain';
import { skillById } from '../../taxonomy/skill-catalogue.ts';
import { AD_CAPS, REQUIREMENT_CAPS, REQUIREMENT_WEIGHTS } from '../weights.ts';
import { askingSegments } from './asks.ts';
import { findConditions } from './conditions.ts';
import { findEducation } from './education.ts';
import { findLanguages } from './languages.ts';
import { findLicences } from './licences.ts';
import { type Mention, mentionsIn, mentionsInTitle, NECESSITIES, rankOf } from './mentions.ts';
import { evidenceOf, type Segment, without } from './segments.ts';
import { findSkillsAsked } from './skills.ts';
import type { AdTitle } from './title.ts';
import { unknownTerms, wordsInLowerCase } from './unknown-terms.ts';
import { findYears } from './years.ts';

function weigh(mentions: readonly Mention[], inTitle: boolean): number {
  const id = mentions[0]?.found.skillId ?? null;
  if (id !== null && skillById(id)?.kind === 'behaviour') return REQUIREMENT_WEIGHTS.behaviour;
  const body = mentions.filter(({ fromTitle }) => !fromTitle);
  const segments = new Set(body.map(({ segment }) => segment.start)).size;
  const weight =
    REQUIREMENT_WEIGHTS.first +
    (segments >= 2 ? REQUIREMENT_WEIGHTS.repeated : 0) +
    (inTitle ? REQUIREMENT_WEIGHTS.inTitle : 0);
  return Math.min(REQUIREMENT_WEIGHTS.most, weight);
}

function blocks({ found, necessity, demanded }: Mention): boolean {
  if (necessity !== 'mandatory') return false;
  return found.blocks === 'always' || (found.blocks === 'ifDemanded' && demanded);
}

/** Repetitions of a requirement that are looked at for what to show. */
const MOST_SPANS = 24;

function toRequirement(original: string, mentions: readonly Mention[], inTitle: boolean): Requirement[] {
  const [best] = mentions.toSorted((a, b) => rankOf(a.necessity) - rankOf(b.necessity));
  if (!best) return [];
  const { found, necessity } = best;
  const others = mentions.filter((one) => one.segment !== best.segment).slice(0, MOST_SPANS);
  const spans = [best, ...others].map(({ segment, found: { start } }): Evidence =>
    evidenceOf(original, segment, start),
  );
  const distinct = spans.filter((span, at) => spans.findIndex((other) => other.start === span.start) === at);
  return [
    {
      id: found.key,
      label: found.label,
      kind: found.kind,
      skillId: found.skillId,
      alternatives: [...found.alternatives],
      necessity,
      weight: necessity === 'manual' ? 0 : weigh(mentions, inTitle),
      knockOut: mentions.some(blocks),
      evidence: distinct.slice(0, AD_CAPS.evidence),
    },
  ];
}

/** Of several numbers of years the largest mandatory one counts, else the largest wished for. */
function oneOfYears(requirements: readonly Requirement[]): Requirement[] {
  const years = requirements
    .filter(({ kind, necessity }) => kind === 'years' && necessity !== 'context')
    .toSorted(
      (a, b) =>
        rankOf(a.necessity) - rankOf(b.necessity) ||
        Number(b.id.slice('years-'.length)) - Number(a.id.slice('years-'.length)),
    );
  const [first] = years;
  return requirements.filter((one) => one.kind !== 'years' || one === first);
}

/**
 * What an ad asks for, mandatory first, then by weight and place in the ad; long lists are cut as
 * {@link REQUIREMENT_CAPS} says. @param plain the ad as `segments` were made from it.
 */
export function requirementsOf(
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
    unknownTerms(wordsInLowerCase(plain)),
  ];
  const asking = askingSegments(segments);
  const titled = mentionsInTitle(title, bare);
  const inTitle = new Set(titled.map(({ found }) => found.key));
  const body = segments
    .map((segment) =>
      segment === title.segment
        ? without(segment, [{ start: title.at, end: title.at + title.text.length }])
        : segment,
    )
    .flatMap((segment) =>
      mentionsIn(segment, finders, bare ? (asking.has(segment.start) ? 'asks' : 'tells') : 'headed'),
    )
    // Outside of what is asked for only skills are worth mentioning.
    .filter(({ found, necessity }) => necessity !== 'context' || found.kind === 'skill');
  const byKey = new Map<string, Mention[]>();
  for (const mention of [...body, ...titled]) {
    const list = byKey.get(mention.found.key);
    if (list) list.push(mention);
    else byKey.set(mention.found.key, [mention]);
  }
  const requirements = [...byKey].flatMap(([key, mentions]) =>
    toRequirement(original, mentions, inTitle.has(key)),
  );
  const sorted = oneOfYears(requirements).toSorted(
    (a, b) =>
      rankOf(a.necessity) - rankOf(b.necessity) ||
      b.weight - a.weight ||
      (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0) ||
      (a.id < b.id ? -1 : 1),
  );
  return NECESSITIES.flatMap((necessity) =>
    sorted.filter((one) => one.necessity === necessity).slice(0, REQUIREMENT_CAPS[necessity]),
  );
}
