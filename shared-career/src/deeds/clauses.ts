import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import { withoutInstructions } from '../cv/instructions.ts';
import { measurePrefix } from '../cv/cv.ts';
import { type ResumeLine, renderResumeLines } from '../resume/render/index.ts';
import { foldText } from '../text/index.ts';
import { LONGEST_LINE, isNameless, readLine, type Standing } from './actor.ts';
import { isStudied, type Stance } from './stance.ts';
import { SCHOOLING_SIGNS, STANCE_SIGNS } from '../generated/signs.ts';

/** Place of a clause in a CV, as far as it affects its value as proof. */
export type Place = 'contact' | 'summary' | 'work' | 'study' | 'languages' | 'list' | 'aim' | 'open';

/** A part of a sentence of a CV: the smallest thing that can be true of the person or not. */
export interface DeedClause {
  /** Folded. */
  readonly text: string;
  readonly stance: Stance;
  readonly place: Place;
  /** The job of the CV that it belongs to, counted from 0; null outside of jobs. */
  readonly job: number | null;
  /** The entry of the education that it belongs to, counted from 0; null outside of it. */
  readonly study: number | null;
  /** Whether the clause is the head of a job or a study: its title, employer or period. */
  readonly head: boolean;
  /** Whether the clause is the name of an employer or a school: that says where, not what. */
  readonly name: boolean;
  /** The whole line: what is quoted. */
  readonly evidence: Evidence;
  /** The whole line, folded. */
  readonly line: string;
}

const AIMS = /objetiv|pretens|pretendid|desejad|career goal|vaga de interesse/u;
const WORKED = /volunt|projeto|experienc|atuacao|atividade|trabalho|carreira|trajet|profission/u;
const STUDY = /curso|formac|estudo|escolar|certific|capacit|treinament|educac|aperfeico/u;
const LANGUAGES = /idioma|lingua/u;

function findPlace(path: string, resume: ResumeStructure): Place | null {
  if (path === 'summary') return 'summary';
  if (/^contact\.(?:name|location|links)/u.test(path)) return 'contact';
  if (/^(?:experiences|projects|volunteering)/u.test(path)) return 'work';
  if (/^(?:education|courses)/u.test(path)) return 'study';
  if (path.startsWith('languages')) return 'languages';
  if (path.startsWith('skills')) return 'list';
  if (path.startsWith('objective')) return 'aim';
  if (/^(?:headline|registrations|licence|availability|publications)/u.test(path)) return 'open';
  const other = /^other\.(\d+)\.(?:lines|section)/u.exec(path);
  if (other) {
    const title = foldText(resume.other[Number(other[1])]?.section ?? '').folded;
    if (AIMS.test(title)) return 'aim';
    if (STUDY.test(title)) return 'study';
    if (LANGUAGES.test(title)) return 'languages';
    return WORKED.test(title) ? 'work' : 'open';
  }
  return path.startsWith('unclassified') ? 'open' : null;
}

const CLIENTS =
  /^\W*(?:\p{L}+ ){0,4}(?:clientes?|contas atendidas|marcas atendidas|empresas atendidas)(?: atendid[oa]s?| como)?\s*:/u;
/** "para clientes (Angular Imóveis, Bar do Node)". */
const LISTED_CLIENTS = /(?<=(?<!\p{L})(?:clientes?|marcas|empresas|contas)\s?)\([^)]*\)/giu;
/** Names of firms say nothing of skills, though a product may be called the same. */
const FIRMS = new RegExp(
  [
    String.raw`(?<=(?<!\p{L})(?:[Ff]ornecedor(?:es|a)?|[Cc]lientes?|[Gg]rupo|[Ee]mpresas?|[Ll]ojas?|[Rr]ede)\s)` +
      String.raw`\p{Lu}[\p{L}&]+(?:\s(?:e|de|da|do)?\s?\p{Lu}[\p{L}&]+)+`,
    String.raw`(?<=(?<!\p{L})(?:[Gg]rupo|[Rr]ede|[Cc]onstrutora|[Cc]l[ií]nica|[Cc]ol[eé]gio|[Cc]oop(?:erativa)?|` +
      String.raw`[Pp]adaria|[Bb]anco|[Rr]ua|[Aa]v\.|[Aa]venida)\s)\p{Lu}[\p{L}&]+`,
    String.raw`\p{Lu}[\p{L}&]+(?:\s(?:e |de |da |do )?\p{Lu}[\p{L}&]+){0,4}(?=\s(?:Ltda|LTDA|S\/A|S\.A|EIRELI|Eireli|ME(?!\p{L})))`,
  ].join('|'),
  'gu',
);

function splitClauses(line: string, place: Place): { text: string; stance: Stance; place: Place }[] {
  const { folded } = foldText(
    line
      .slice(0, LONGEST_LINE)
      .replace(LISTED_CLIENTS, (names) => ' '.repeat(names.length))
      .replace(FIRMS, (name) => ' '.repeat(name.length)),
  );
  const course = place === 'study' || isCourseLine(folded);
  const studied = course || (place !== 'work' && isStudied(folded));
  return readLine(folded).flatMap(({ text: sentence, parts }) =>
    parts.map(({ text, standing }) => ({
      text: CLIENTS.test(sentence) ? '' : text,
      stance: getStance(standing, studied),
      place: place !== 'work' && STANCE_SIGNS.seeks.test(text) ? 'aim' : place,
    })),
  );
}

function getStance(standing: Standing, studied: boolean): Stance {
  if (standing === 'denied' || standing === 'other') return 'denied';
  if (standing === 'weak') return 'weak';
  return studied ? 'studied' : 'done';
}

/** Behind a course its duration. */
const COURSE_HOURS = /[-–—,(]\s?\d{1,3} ?(?:h|hs|hrs|horas)(?=$|[\s,;.)–—-])(?! por| sem)/u;

/** "Liderança para novos gestores – 16h, 2023": the name of a course with its duration, at any position. */
const isCourseLine = (folded: string): boolean =>
  folded.length < LONGEST_COURSE && (COURSE_HOURS.test(folded) || SCHOOLING_SIGNS.partOfCourse.test(folded));

const LONGEST_COURSE = 110;

/** Whether a point of an entry of education says nothing but that it is not finished: "trancado no 3º módulo". */
const tellsProgress = (folded: string): boolean =>
  (SCHOOLING_SIGNS.givenUp.test(folded) || SCHOOLING_SIGNS.unfinished.test(folded)) &&
  (folded.match(/\p{L}{4,}/gu) ?? []).every((word) => SCHOOLING_SIGNS.progress.test(word));

/** Reads a CV into clauses, each with its stance. Sentences that instruct a machine are left out. */
export function readClauses(resume: ResumeStructure): DeedClause[] {
  const { text, lines } = renderResumeLines(resume);
  const jobs = new Map<string, number>();
  return endStudies(
    lines.flatMap((line: ResumeLine, index): (DeedClause & { entry: string | null })[] => {
      const place = findPlace(line.path, resume);
      if (place === null) return [];
      const start = line.start + measurePrefix(text.slice(line.start, line.end), line.path);
      const raw = text.slice(start, line.end);
      const excerpt = withoutInstructions(raw).text;
      if (excerpt.trim() === '') return [];
      const folded = foldText(excerpt).folded;
      const [, studied, part] = /^education\.(\d+)\.(items)?/u.exec(line.path) ?? [];
      const study = part === undefined || tellsProgress(folded) ? studied : undefined;
      const key = /^experiences\.\d+/u.exec(line.path)?.[0];
      if (key !== undefined && !jobs.has(key)) jobs.set(key, Number(key.slice('experiences.'.length)));
      const evidence: Evidence = {
        source: 'cv',
        docId: 'cv',
        start,
        end: line.end,
        excerpt: raw,
        section: line.section,
        line: index + 1,
      };
      const head = /\.(?:title|company|location|start|institution|degree|area|name)$/u.test(line.path);
      const name = /\.(?:company|institution)$/u.test(line.path);
      // Later points of an entry can be anything; the first may say what became of it.
      const entry = /^education\.\d+(?=\.(?!items)|\.items\.0$)|^courses\.\d+/u.exec(line.path)?.[0] ?? null;
      return splitClauses(excerpt, place).map((clause) => ({
        ...clause,
        entry,
        study: study === undefined ? null : Number(study),
        job: key === undefined ? null : (jobs.get(key) ?? null),
        head,
        name,
        evidence,
        line: folded,
      }));
    }),
  );
}

/**
 * What says of an entry of education that it was not begun, not finished or is over, and names nothing else, is said of
 * all of it: "Mestrado em Hematologia: reprovada na seleção", "BLS – venceu em 2023".
 */
function endStudies(clauses: readonly (DeedClause & { entry: string | null })[]): DeedClause[] {
  const ended = new Set(
    clauses.flatMap(({ entry, stance, text }) =>
      entry !== null && ((stance === 'denied' && isNameless(text)) || SCHOOLING_SIGNS.undone.test(text))
        ? [entry]
        : [],
    ),
  );
  return clauses.map(({ entry, ...clause }) =>
    entry !== null && ended.has(entry) ? { ...clause, stance: 'denied' } : clause,
  );
}
