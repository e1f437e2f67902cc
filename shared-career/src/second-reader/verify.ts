import { judgeRequirement, type Judgement, type Person } from '../deeds/judge.ts';
import type { DeedClause } from '../deeds/clauses.ts';
import { foldText } from '../text/index.ts';
import type { Claim } from './claims.ts';
import { selectClausesUnder, findQuotation, type Sources } from './sources.ts';

/** One question for the second reader, and the rules' result. */
export interface AskedItem {
  readonly id: string;
  /** Portuguese, as the goal or the ad calls it. */
  readonly label: string;
  /** Whether the rules found it. */
  readonly found: boolean;
  /** Numbers of the lines that the rules cite for it. */
  readonly cited: readonly number[];
}

/** Why a claim is not accepted. */
export type Refusal =
  | 'quote'
  | 'asked'
  | 'denied'
  | 'wish'
  | 'little'
  | 'study'
  | 'rule'
  | 'years'
  | 'place'
  | 'label';

/**
 * What becomes of a claim. `fact`: the rules say the same of that very line. `settled`: the rules know it already, by
 * other lines. `question`: it may be so, and the rules do not say it; only the person can tell.
 */
export type Verdict =
  | { readonly kind: 'fact' | 'settled' | 'highlight' | 'refused'; readonly why?: Refusal }
  | { readonly kind: 'question'; readonly doubt: 'shows' | 'doubts' | 'asks' };

const makeRefused = (why: Refusal): Verdict => ({ kind: 'refused', why });

/** Matters in which the rules alone decide: what the line says has to be enough for them. */
const RULED: ReadonlySet<Judgement['by']> = new Set([
  'registration',
  'driving',
  'schooling',
  'years',
  'language',
]);

const isMet = ({ verdict }: Judgement): boolean => verdict === 'proven' || verdict === 'listed';

/** The person as if their CV had that line alone, but for studies, whose two lines belong together. */
const keepLine = (person: Person, line: number): Person => ({
  ...person,
  clauses: person.clauses.filter(({ evidence }) => evidence.line === line),
  units: person.units.filter(({ evidence }) => evidence.line === line),
});

function meets(label: string, { person }: Sources, line: number): boolean {
  const whole = judgeRequirement(label, person);
  if (isMet(whole) && whole.evidence.some((one) => one.line === line)) return true;
  // Studies and jobs are read whole: that they fit says nothing of this line.
  return (
    whole.by !== 'schooling' && whole.by !== 'years' && isMet(judgeRequirement(label, keepLine(person, line)))
  );
}

/** What the parts under a quotation forbid. */
function findStanceRefusal(clauses: readonly DeedClause[], takesStudy: boolean): Refusal | null {
  if (clauses.length === 0) return 'place';
  if (clauses.some(({ stance }) => stance === 'denied')) return 'denied';
  if (clauses.some(({ place }) => place === 'aim')) return 'wish';
  if (clauses.some(({ stance }) => stance === 'weak')) return 'little';
  return !takesStudy && clauses.some(({ stance }) => stance === 'studied') ? 'study' : null;
}

/** Whether the years that a claim speaks of are there, of the matter that it is about. */
function hasYears(label: string, years: number, { person }: Sources): boolean {
  const matter = foldText(label).folded.replace(
    /^\W*\d+ \p{L}+ (?:de )?(?:experiencia )?(?:em |com |como )?/u,
    '',
  );
  return (
    judgeRequirement(`${Math.floor(years)} anos de experiência em ${matter}`, person).verdict === 'proven'
  );
}

function verifyHas(claim: Claim, item: AskedItem, clauses: readonly DeedClause[], sources: Sources): Verdict {
  const { by } = judgeRequirement(item.label, sources.person);
  const against = findStanceRefusal(clauses, by === 'schooling');
  if (against) return makeRefused(against);
  if (claim.years !== null && !hasYears(item.label, claim.years, sources)) return makeRefused('years');
  const agrees = meets(item.label, sources, claim.line);
  if (RULED.has(by) && !agrees) return makeRefused(by === 'years' ? 'years' : 'rule');
  if (item.found) return { kind: agrees ? 'fact' : 'settled' };
  return { kind: 'question', doubt: 'shows' };
}

function verifyFact(
  { label, line, years }: Claim,
  clauses: readonly DeedClause[],
  sources: Sources,
): Verdict {
  const { by } = judgeRequirement(label, sources.person);
  // The label is the model's own word: without proof by the rules, the person is not asked about it.
  if (!RULED.has(by)) return makeRefused('label');
  const against = findStanceRefusal(clauses, by === 'schooling');
  if (against) return makeRefused(against);
  if (years !== null && !hasYears(label, years, sources)) return makeRefused('years');
  return meets(label, sources, line) ? { kind: 'fact' } : makeRefused('rule');
}

/** Judges one claim, whose quotation is as the document has it (no marks in place of personal data). */
export function verifyClaim(claim: Claim, asked: ReadonlyMap<string, AskedItem>, sources: Sources): Verdict {
  const source = (claim.about === 'asks' ? sources.ad : sources.cv).get(claim.line);
  const range = source ? findQuotation(source, claim.quote) : null;
  if (!source || !range) return makeRefused('quote');
  if (claim.about === 'asks') {
    const named =
      claim.label.trim() !== '' && findQuotation({ ...source, text: claim.quote }, claim.label) !== null;
    return named ? { kind: 'question', doubt: 'asks' } : makeRefused('label');
  }
  const clauses = selectClausesUnder(source, range);
  if (claim.about === 'fact') return verifyFact(claim, clauses, sources);
  if (claim.about === 'strength') {
    const against = findStanceRefusal(clauses, false);
    if (against) return makeRefused(against);
    return clauses.every(({ place, head }) => place === 'work' && !head)
      ? { kind: 'highlight' }
      : makeRefused('place');
  }
  const item = asked.get(claim.asked);
  if (!item) return makeRefused('asked');
  if (claim.about === 'has') return verifyHas(claim, item, clauses, sources);
  if (!item.found) return { kind: 'settled' };
  return item.cited.includes(claim.line) ? { kind: 'question', doubt: 'doubts' } : makeRefused('place');
}
