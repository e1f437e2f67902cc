import { findSkills } from '../taxonomy/find-skills.ts';
import { removeHomonyms, listHomonymWords } from '../taxonomy/homonyms.ts';
import { findImpliedSkills } from '../taxonomy/skill-catalogue.ts';
import { foldText } from '../text/index.ts';
import type { DeedClause, Place } from './clauses.ts';
import {
  findContentStems,
  type Need,
  splitOptions,
  wantsDeed,
  computeWeight,
  computeWordKey,
  splitWords,
} from './asked.ts';
import { findContrast } from './contrasts.ts';
import { findRelations, splitRelationWords } from './relations.ts';
import type { Evidence } from '@aura/shared-domain';
import type { Stance } from './stance.ts';
import { ASKED_SIGNS } from '../generated/signs.ts';
import { ASKS_PEOPLE } from '../generated/phrases/deeds.ts';

/** What leading people is called. */
const LEADING = ['lideranca', 'coordenacao', 'supervisao', 'equipe'].map((word) => computeWordKey(word));

/** What a stretch of a CV names, in all the ways that can be looked up. */
interface Named {
  readonly stems: ReadonlySet<string>;
  /** First letters of the long ones. */
  readonly starts: ReadonlySet<string>;
  readonly relations: ReadonlySet<number>;
  readonly skills: ReadonlySet<string>;
}

/** A line of a CV as far as it takes one stance. */
export interface Unit {
  readonly stance: Stance;
  readonly place: Place;
  readonly job: number | null;
  readonly head: boolean;
  readonly name: boolean;
  readonly text: string;
  readonly line: string;
  readonly evidence: Evidence;
  readonly named: Named;
  /** The same without the trades of other people whom the person leads, hires or trains. */
  readonly own: Named;
}

/** So many first letters make words of one family: "almoxarife", "almoxarifado". */
const START = 6;
/** A system that shows a plant is no leading of people, however alike the words begin. */
const OWN_FAMILY = /^supervisori/u;
const startOf = (stem: string): string => OWN_FAMILY.exec(stem)?.[0] ?? stem.slice(0, START);
const startsOf = (stems: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => stem.length >= START).map(startOf));
const isNamed = (stem: string, { stems, starts }: Named): boolean =>
  stems.has(stem) || (stem.length >= START && starts.has(startOf(stem)));

function findNamedIn(folded: string): Named {
  const skills = new Set<string>();
  for (const { skillId } of findSkills(folded)) {
    skills.add(skillId);
    for (const parent of findImpliedSkills(skillId)) skills.add(parent);
  }
  const stems = new Set(splitWords(removeHomonyms(folded)).map((word) => computeWordKey(word)));
  if (ASKED_SIGNS.leadsPeople.test(folded)) for (const stem of LEADING) stems.add(stem);
  return {
    stems,
    starts: startsOf(stems),
    relations: findRelationsIn(folded),
    skills,
  };
}

const findShown = (folded: string): Set<number> =>
  new Set(findRelations(splitRelationWords(folded), 'shown').keys());

/** Relations of a text, without those that rest only on a word that is something else there: "contratos de API". */
function findRelationsIn(folded: string): Set<number> {
  const found = findShown(folded);
  const words = listHomonymWords(folded);
  if (words.length === 0) return found;
  const without = findShown(removeHomonyms(folded));
  for (const word of words)
    for (const relation of findShown(word)) if (!without.has(relation)) found.delete(relation);
  return found;
}

/** People of a trade. */
const TRADE = String.raw`\p{L}{3,}(?:eir[oa]s|istas|[aei]dores|log[oa]s|tric[eo]s)(?!\p{L})`;
/** "gestão de 14 cabeleireiros", "recrutamento de desenvolvedores Java", "6 coloristas": their trade is not the person's. */
const PEOPLE = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:gestao|lideranca|coordenacao|supervisao|recrutamento|selecao|contratacao|entrevist\p{L}+|` +
    String.raw`recrut\p{L}+|contrat\p{L}+|lider\p{L}+|coorden\p{L}+|supervision\p{L}+) (?:e \p{L}+ )?(?:de |d[ao]s |todos |os |as )*(?:\d+ )?)` +
    String.raw`${TRADE}(?: (?:d[aeo]s? )?\p{L}+)?|(?<=(?<![\p{L}\d])\d{1,3} )${TRADE}`,
  'gu',
);

/** The clauses of a CV by line and stance, ready to be asked about. */
export function groupUnits(clauses: readonly DeedClause[]): Unit[] {
  const groups = new Map<string, DeedClause[]>();
  for (const clause of clauses) {
    if (clause.text === '') continue;
    const key = `${clause.evidence.start} ${clause.stance} ${clause.place}`;
    const group = groups.get(key);
    if (group) group.push(clause);
    else groups.set(key, [clause]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { stance, place, job, head, name, evidence, line } = first;
    const text = group.map((clause) => clause.text).join(' , ');
    const named = findNamedIn(text);
    const own = text.replace(PEOPLE, ' ');
    return [
      {
        stance,
        place,
        job,
        head,
        name,
        text,
        line,
        evidence,
        named,
        own: own === text ? named : findNamedIn(own),
      },
    ];
  });
}

const sumWeights = (stems: readonly string[]): number =>
  stems.reduce((sum, stem) => sum + computeWeight(stem), 0);

/**
 * Whether all that a range shares with a requirement are words that qualify: "paleteira elétrica" has only the adjective
 * of "veículos elétricos", and shows nothing of them.
 */
function hasQualifiersOnly(needs: readonly Need[], named: Named): boolean {
  if (!needs.some(({ qualifiers }) => qualifiers.length > 0)) return false;
  const isMet = ({ relation, skillId }: Need): boolean =>
    (relation !== null && named.relations.has(relation)) || (skillId !== null && named.skills.has(skillId));
  const heads = needs.flatMap(({ stems, qualifiers }) => stems.filter((stem) => !qualifiers.includes(stem)));
  return heads.length > 0 && !needs.some(isMet) && !heads.some((stem) => isNamed(stem, named));
}

/**
 * How a thing is found: by all that means it, by what it is called in the catalogue, or by its own words alone.
 */
type By = 'meaning' | 'name' | 'word';

/**
 * How much of a requirement a range covers, 0 to 1. @param around things that its heading names, which count a little
 * less
 */
function computeCoverage(
  needs: readonly Need[],
  named: Named,
  around: Named | null,
  by: By = 'meaning',
): number {
  const meets = ({ stems, relation, skillId }: Need, range: Named): number => {
    if (by === 'meaning' && relation !== null && range.relations.has(relation)) return 1;
    if (by !== 'word' && skillId !== null && range.skills.has(skillId)) return 1;
    if (stems.length === 1) return isNamed(stems[0] ?? '', range) ? 1 : 0;
    const shared = stems.filter((stem) => isNamed(stem, range));
    return shared.length === 0 ? 0 : sumWeights(shared) / sumWeights(stems);
  };
  const total = needs.reduce((sum, { weight }) => sum + weight, 0);
  const got = needs.reduce(
    (sum, need) =>
      sum + need.weight * Math.max(meets(need, named), around === null ? 0 : 0.7 * meets(need, around)),
    0,
  );
  return total === 0 ? 0 : got / total;
}

/** "indicadores de venda": measures, and what is measured. */
const MEASURES_OF =
  /(?<!\p{L})(?:indicador(?:es)?|kpis?|metricas?) (?:de desempenho )?(?:de|d[aeo]s?) (?<thing>.+)$/u;

/** What a requirement for measures wants measured; empty for others. */
function selectMeasured(option: string, needs: readonly Need[]): readonly Need[] {
  const things = new Set(findContentStems(MEASURES_OF.exec(option)?.groups?.['thing'] ?? ''));
  return needs.filter(({ stems }) => stems.length > 0 && stems.every((stem) => things.has(stem)));
}

/** A kind of registration that is held, and the one that is required: "técnico(a) de enfermagem", "enfermeiro(a)". */
export interface LowerKind {
  readonly held: string;
  readonly asked: string;
}

/** What was found of a requirement. */
export interface Finding {
  /** `proven` by a deed, `listed` where it is only named, `denied`, or `nothing`. */
  readonly verdict: 'proven' | 'listed' | 'denied' | 'nothing';
  /** 0 to 1: the share of the requirement that the best line covers. */
  readonly coverage: number;
  /** Best line first. */
  readonly evidence: readonly Evidence[];
  /** Whether a line calls it what the ad calls it, and is not only related to it. */
  readonly byName?: boolean;
  /** Whether a registration is held, but for another region than the required one. */
  readonly elsewhere?: boolean;
  /** The kind of registration that is held, where a higher one is required. */
  readonly lower?: LowerKind;
}

/** From this share on a line covers the requirement. */
const COVERED = 0.501;
/** One of several options is a short name: more of it has to be there. */
const COVERED_PART = 0.7;
const DENIAL = 0.5;
/** The requirement is a former workplace, which the name of an employer proves. */
const ASKS_PLACE = ASKED_SIGNS.asksPlace;
const LEADS = ASKED_SIGNS.leads;
const SHOWS_LEAD = ASKED_SIGNS.showsLead;
const ASKS_LITTLE =
  /(?<!\p{L})(?:nocao|nocoes|basic[oa]s?|familiaridade|inicial|auxili\p{L}+|apoio|ajud\p{L}+)(?!\p{L})/u;
/** A basic level, and no more. */
const KNOWS_LITTLE = /(?<!\p{L})basic[oa]s?(?!\p{L})/u;
const NOTHING: Finding = { verdict: 'nothing', coverage: 0, evidence: [] };

interface Hit {
  readonly unit: Unit;
  readonly covered: number;
}

const SHOWN = 3;

/** Only a job or a project proves an action: a summary can claim anything. */
const isDeed = ({ unit }: Hit): boolean => unit.place === 'work';

const cachedHeads = new WeakMap<readonly Unit[], ReadonlyMap<number, Named>>();

/** What the head of each job names: title and employer. */
function listHeads(units: readonly Unit[]): ReadonlyMap<number, Named> {
  const known = cachedHeads.get(units);
  if (known) return known;
  const heads = new Map<number, Named>();
  for (const { job, head, stance, line } of units)
    if (job !== null && head && stance === 'done') {
      const before = heads.get(job);
      const own = findNamedIn(line);
      heads.set(
        job,
        before
          ? {
              stems: new Set([...before.stems, ...own.stems]),
              starts: new Set([...before.starts, ...own.starts]),
              relations: new Set([...before.relations, ...own.relations]),
              skills: new Set([...before.skills, ...own.skills]),
            }
          : own,
      );
    }
  cachedHeads.set(units, heads);
  return heads;
}

/**
 * Looks for a requirement in a CV, first in what is the person's own, then in what the CV denies.
 * @param by `name`: only what is called what the ad calls it is found, no relation.
 */
export function lookForRequirement(
  phrase: string,
  units: readonly Unit[],
  by: Exclude<By, 'word'> = 'meaning',
): Finding {
  const { folded } = foldText(phrase);
  const options = splitOptions(phrase);
  const deedWanted = wantsDeed(folded);
  // A person with little knowledge meets a requirement only if it asks for little.
  const little = ASKS_LITTLE.test(folded);
  const heads = listHeads(units);
  const ofPlace = ASKS_PLACE.test(folded);
  const ofPeople = ASKS_PEOPLE.test(folded);
  // A list of basic knowledge meets a requirement without a level.
  const isLittle = ({ stance, text }: Unit): boolean =>
    stance === 'weak' && !deedWanted && KNOWS_LITTLE.test(text);
  const namesOther = findContrast(folded);
  const accepts = (unit: Unit, stances: readonly Stance[]): boolean =>
    isLittle(unit) ? stances.includes('done') : stances.includes(unit.stance);
  const hitsOf = (needs: readonly Need[], stances: readonly Stance[], least: number, how: By): Hit[] =>
    units
      .flatMap((unit): Hit[] => {
        if (unit.name && !ofPlace) return [];
        if (!accepts(unit, stances) || unit.place === 'aim' || unit.place === 'contact') return [];
        const around = aroundOf(unit);
        // Who sells in a shop does not run it.
        if (unit.stance === 'done' && !led(unit)) return [];
        const named = ofPeople || unit.stance === 'denied' ? unit.named : unit.own;
        if (unit.stance !== 'denied' && hasQualifiersOnly(needs, named)) return [];
        if (unit.stance !== 'denied' && namesOther(unit.text)) return [];
        const alone = computeCoverage(needs, named, null, how);
        const covered =
          alone === 0 ? 0 : computeCoverage(needs, named, unit.stance === 'denied' ? null : around, how);
        return covered >= least ? [{ unit, covered }] : [];
      })
      .toSorted((a, b) => b.covered - a.covered || Number(isDeed(b)) - Number(isDeed(a)));
  const led = (unit: Unit): boolean =>
    !LEADS.test(folded) || SHOWS_LEAD.test(unit.line) || (unit.job !== null && leadsIn(unit.job));
  const leadsIn = (job: number): boolean =>
    units.some((unit) => unit.job === job && unit.head && SHOWS_LEAD.test(unit.line));
  const aroundOf = ({ job, head }: Unit): Named | null =>
    job === null || head ? null : (heads.get(job) ?? null);
  const accepted: Stance[] = deedWanted ? ['done'] : ['done', 'studied'];
  // Each option is separate: a person who denies one of them may have another.
  const findings = options.map(({ text, needs, example }, index): Finding => {
    const least = index === 0 ? COVERED : COVERED_PART;
    const measured = selectMeasured(text, needs);
    // A shorter queue is a measure as well, and none of sales.
    const isOfThing = ({ unit }: Hit): boolean =>
      measured.length === 0 || computeCoverage(measured, unit.named, aroundOf(unit)) > 0;
    const done = hitsOf(
      needs,
      little ? [...accepted, 'weak'] : accepted,
      least,
      example ? 'word' : by,
    ).filter(isOfThing);
    const [best] = done;
    const [against] = hitsOf(needs, little ? ['denied'] : ['denied', 'weak'], DENIAL, 'name');
    if (
      against &&
      isOutdone(
        best,
        against,
        best ? computeCoverage(needs, best.unit.named, aroundOf(best.unit), 'name') : 0,
      )
    )
      return { verdict: 'denied', coverage: against.covered, evidence: [against.unit.evidence] };
    // A line denies the most specific thing of what is asked, and no line that was found names that.
    const rarest = needs.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
    const [denial] = hitsOf(rarest, ['denied'], 1, 'name');
    if (denial && !done.some(({ unit }) => computeCoverage(rarest, unit.named, null) > 0))
      return { verdict: 'denied', coverage: denial.covered, evidence: [denial.unit.evidence] };
    if (!best) return NOTHING;
    const evidence = done
      .map(({ unit }) => unit.evidence)
      .filter((one, at, all) => all.findIndex(({ start }) => start === one.start) === at)
      .slice(0, SHOWN);
    const deed = done.some((hit) => hit.covered >= best.covered - 0.15 && isDeed(hit));
    const named = options.some(
      (option) => computeCoverage(option.needs, best.unit.named, null, 'name') >= COVERED,
    );
    return { verdict: deed ? 'proven' : 'listed', coverage: best.covered, evidence, byName: named };
  });
  return findings.reduce(chooseBetter, NOTHING);
}

const RANK: Readonly<Record<Finding['verdict'], number>> = { proven: 3, listed: 2, denied: 1, nothing: 0 };
const isFound = ({ verdict }: Finding): boolean => verdict === 'proven' || verdict === 'listed';

/** Findings outrank denials; of two findings the one that covers more wins. */
function chooseBetter(a: Finding, b: Finding): Finding {
  if (isFound(a) && isFound(b)) return b.coverage > a.coverage ? b : a;
  return RANK[b.verdict] > RANK[a.verdict] ? b : a;
}

/**
 * Whether a denial cancels a finding: if it names more of the requirement, or as much while the finding is only listed
 * or on the same line.
 * @param named the share that the best line names
 */
function isOutdone(best: Hit | undefined, against: Hit, named: number): boolean {
  if (!best) return true;
  const plain = against.unit.stance === 'denied';
  if (plain && (against.covered > named || against.covered > best.covered)) return true;
  return (
    against.covered === best.covered &&
    ((best.unit.place !== 'work' && plain) || best.unit.evidence.start === against.unit.evidence.start)
  );
}
