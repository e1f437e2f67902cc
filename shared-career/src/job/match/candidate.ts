import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import { readClaims } from '../../cv/claims.ts';
import { findDeniedSkills, findCvSpans } from '../../cv/cv-skills.ts';
import { type CvLine, readCv } from '../../cv/cv.ts';
import { findCouncils } from '../../cv/registrations.ts';
import { findHead, type Person, readUse } from '../../deeds/judge.ts';
import { readPerson } from '../../deeds/person.ts';
import { findTitleSpans } from '../../cv/titles.ts';
import { recordSkills, type SkillRecord } from '../../matching/grade.ts';
import { JOBS_SIGNS, LANGUAGES_SIGNS } from '../../generated/signs.ts';
import { foldText } from '../../text/index.ts';
import { type LanguageLevel, findNamedLanguages } from '../reading/languages.ts';
import { toPlainText } from '../reading/plain-text.ts';
import { indexItems, type ItemIndex } from './activities.ts';
import { type CvSeniority, type HeldJob, listHeldJobs, judgeSeniority, listToldJobs } from './experience.ts';
import { findOwnTrades } from './title-fit.ts';
import { type Study, findStudies } from './studies.ts';

/** A line with the claims about its author. */
interface ClaimedLine extends CvLine {
  readonly claimed: string;
}

/** A language of the CV at its highest level. */
interface Spoken {
  readonly level: LanguageLevel;
  /** Whether the CV states the level; a language without a level counts as spoken a little. */
  readonly said: boolean;
  readonly evidence: Evidence;
}

/** The folded lines of a CV in one text, to look names up in; `starts` runs parallel to `lines`. */
export interface SearchText {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly lines: readonly ClaimedLine[];
}

/** Everything about a CV that a match needs, computed once for use with many ads. */
export interface Candidate {
  readonly record: SkillRecord;
  readonly jobs: readonly HeldJob[];
  readonly seniority: CvSeniority;
  readonly studies: readonly Study[];
  readonly languages: ReadonlyMap<string, Spoken>;
  readonly registrations: readonly { readonly council: string; readonly number: string }[];
  readonly items: ItemIndex;
  readonly search: SearchText;
  /** The CV clause by clause, each with its claims about the author. */
  readonly person: Person;
}

/** "Inglês: nada", "espanhol zero", "francês não falo". */
const NOT_SPOKEN = /^[\s:–-]*(?:(?:eu )?nao (?:falo|sei|leio|domino)|nada|nenhum|zero|0)(?![\p{L}\d])/u;

/** Words for the level of a language that do not name one. */
const SAID = /(?<!\p{L})(?:nocoes|leitura|leio|falo|em casa|dialeto|cursando)(?!\p{L})/u;

/** Who says that they read a language claims no more by what else the line tells. */
const readLowestUse = (folded: string): LanguageLevel | null =>
  LANGUAGES_SIGNS.reads.test(folded) ? 1 : readUse(folded);

function findLanguages(lines: readonly ClaimedLine[]): ReadonlyMap<string, Spoken> {
  const best = new Map<string, Spoken>();
  for (const { claimed, evidence, section } of lines) {
    if (section === 'contact') continue;
    const text = foldText(claimed);
    const { folded } = text;
    const named = findNamedLanguages(text);
    // A line that opens with its one language tells of its use: "Inglês: apresentei palestra em Berlim".
    const use = named.length === 1 && named[0]?.start === 0 ? readLowestUse(folded) : null;
    for (const { id, level, end } of named) {
      if (NOT_SPOKEN.test(foldText(claimed.slice(end)).folded)) continue;
      // A language without a level counts as spoken at least a little.
      const spoken: Spoken = {
        level: level ?? use ?? 1,
        said: level !== null || use !== null || SAID.test(folded),
        evidence,
      };
      const known = best.get(id);
      if (!known || known.level < spoken.level || (!known.said && spoken.said)) best.set(id, spoken);
    }
  }
  return best;
}

function searchText(lines: readonly ClaimedLine[]): SearchText {
  const searched = lines.filter(({ section }) => section !== 'contact');
  const starts: number[] = [];
  let folded = '';
  for (const { claimed } of searched) {
    starts.push(folded.length);
    folded += `${foldText(claimed).folded}\n`;
  }
  return { folded, starts, lines: searched };
}

/** So many lines at the head of a CV may name the trade. */
const HEAD_LINES = 3;

/** Lines at the head of a CV that say what the person is: "Bibliotecária, CRB-6 ativo", "manicure desde 2019". */
function listHeadLines({ headline, unclassified, summary }: ResumeStructure, { units }: Person): string[] {
  const said = new Set(units.flatMap(({ stance, line }) => (stance === 'done' ? [line] : [])));
  const [opening = ''] = summary.split(/[.;\n]/u);
  return [headline ?? '', ...unclassified.slice(0, HEAD_LINES), summary].flatMap((line) => {
    const { folded } = foldText(line);
    if (!said.has(folded)) return [];
    const own = line === summary ? opening : line;
    return JOBS_SIGNS.wish.test(foldText(own).folded) ? [] : [own];
  });
}

/** Reads a CV once. @param now the day up to which current jobs count. */
export function readCandidate(resume: ResumeStructure, now: Date): Candidate {
  const read = readCv(resume);
  const cv = { ...read, lines: read.lines.map((line) => ({ ...line, text: toPlainText(line.text).text })) };
  const lines = cv.lines.map((line): ClaimedLine => ({
    ...line,
    claimed: readClaims(line.text, line.section === 'summary').text,
  }));
  const denied = findDeniedSkills(cv.lines.map(({ text }) => text));
  const titles = findTitleSpans(cv).filter(({ skillId }) => !denied.has(skillId));
  const person = readPerson(resume, now);
  const about = {
    own: findOwnTrades(listHeadLines(resume, person), person.jobs),
    evidenceOf: (index: number) => findHead(person, index),
    now,
  };
  const entered = listHeldJobs(cv, resume.experiences, about);
  const jobs = entered.some(({ months }) => months !== null)
    ? entered
    : [...entered, ...(person.jobs === resume.experiences ? [] : listToldJobs(person.jobs, about))];
  return {
    record: recordSkills(findCvSpans(cv), new Map(), titles),
    jobs,
    seniority: judgeSeniority(jobs),
    studies: findStudies(cv.lines, resume),
    languages: findLanguages(lines),
    registrations: lines.flatMap(({ claimed }) => findCouncils(claimed)),
    items: indexItems(lines),
    search: searchText(lines),
    person,
  };
}
