import type { Evidence } from '@aura/shared-domain';
import { findContentStems } from './asked.ts';
import type { DeedClause } from './clauses.ts';
import type { Finding } from './look.ts';
import { findDatePoints } from '../resume/dates/points.ts';
import { foldText } from '../text/index.ts';
import { SCHOOLING_SIGNS } from '../generated/signs.ts';

/** Rungs of schooling, lowest first. */
export const HEIGHTS = [
  'fundamental',
  'medio',
  'tecnico',
  'superior',
  'pos',
  'mestrado',
  'doutorado',
] as const;
type Height = (typeof HEIGHTS)[number];
/** Names of the levels. */
export const HEIGHT_NAMES: Readonly<Record<Height, string>> = {
  fundamental: 'Ensino fundamental',
  medio: 'Ensino médio',
  tecnico: 'Curso técnico',
  superior: 'Ensino superior',
  pos: 'Pós-graduação',
  mestrado: 'Mestrado',
  doutorado: 'Doutorado',
};

const NAMES: readonly (readonly [Height, RegExp])[] = [
  ['doutorado', /(?<!\p{L})(?:doutorad[oa]|doutor[a]? em|phd)(?!\p{L})/u],
  ['mestrado', /(?<!\p{L})(?:mestrado|mestre em|mestra em|m\.?sc)(?!\p{L})/u],
  ['pos', SCHOOLING_SIGNS.postgraduate],
  ['tecnico', SCHOOLING_SIGNS.technical],
  ['superior', SCHOOLING_SIGNS.university],
  [
    'medio',
    /(?<!\p{L})(?:(?:ensino|nivel|grau|eja) medio|medio completo|medio incompleto|(?:2o|2º|segundo) grau|colegial)(?!\p{L})|^\W*medio(?!\p{L})/u,
  ],
  [
    'fundamental',
    /(?<!\p{L})(?:fundamental|(?:1o|1º|primeiro) grau|\d[ªao]? ?serie|alfabetizad[oa])(?!\p{L})/u,
  ],
];
const UNIVERSITY = SCHOOLING_SIGNS.school;
const GIVEN_UP = SCHOOLING_SIGNS.givenUp;
const isUnfinished = (text: string): boolean => GIVEN_UP.test(text) || SCHOOLING_SIGNS.unfinished.test(text);
/** Of other people, or of the workplace. */
const OTHERS =
  /(?<!\p{L})(?:turmas?|alunos|aulas|professor[a]? d[eo]|lecion\p{L}+|filh[oa]s?|esposa|estagiari[oa]s|orientei|banca|convidad[oa])(?!\p{L})/u;

const rank = (height: Height): number => HEIGHTS.indexOf(height);
/** "pós-graduação" is no graduação. */
const POST = /(?<!\p{L})pos[- ]+gradua\p{L}+/gu;
const findHeights = (folded: string): Height[] =>
  NAMES.filter(([height, words]) =>
    words.test(height === 'superior' ? folded.replace(POST, ' ') : folded),
  ).map(([height]) => height);

/** A study of a CV. */
export interface Studied {
  readonly height: Height;
  readonly finished: boolean;
  /** Whether it goes on: neither finished nor given up. */
  readonly going: boolean;
  /** When it is to end, YYYY-MM or YYYY, if it goes on and says so. */
  readonly until: string | null;
  readonly text: string;
  readonly evidence: Evidence;
}

/** A stretch of an entry that tells of one study: what was read of the line up to the next height, or the next degree. */
interface Stretch {
  readonly text: string;
  readonly clause: DeedClause;
  readonly heights: readonly Height[];
  /** Whether it begins with a university subject. */
  readonly subject: boolean;
  readonly school: boolean;
}

const SUBJECT = SCHOOLING_SIGNS.subject;
/** A label of the reader's, which belongs to no study. */
const FIELD = /^(?:instituicao|curso|grau|periodo):\s*/u;
/** Separators between studies. */
const BETWEEN =
  /\s*[;|•·]\s*|(?<!(?<!\p{L})(?:tec|esc|fac|univ|inst|col|prof))\.\s+|\s*\(|\)\s*,?\s*|,\s+|\s[–—-]\s/u;

/** Parts of a line, cut where another height begins. */
function splitStretches(clause: DeedClause): Stretch[] {
  const stretches: { text: string; heights: Height[] }[] = [];
  for (const part of clause.line.replace(FIELD, '').split(BETWEEN)) {
    if (part.trim() === '') continue;
    // Who is enrolled names no height by that.
    const heights = findHeights(part.replace(/cursando|formacao/gu, ' '));
    const last = stretches.at(-1);
    const isNext =
      last === undefined ||
      (heights.length > 0 && last.heights.length > 0 && heights[0] !== last.heights[0]) ||
      // A sentence about work that ends in a degree tells nothing of its subject.
      (heights.length > 0 &&
        last.heights.length === 0 &&
        clause.study === null &&
        !SUBJECT.test(last.text)) ||
      (heights.length === 0 && SUBJECT.test(part) && last.heights.length > 0 && isUnfinished(part));
    if (isNext) stretches.push({ text: part, heights });
    else {
      last.text = `${last.text} , ${part}`;
      if (last.heights.length === 0) last.heights.push(...heights);
    }
  }
  return stretches.map(({ text, heights }) => ({
    text,
    clause,
    heights,
    subject: SUBJECT.test(text),
    school: UNIVERSITY.test(text),
  }));
}

/** Whether a stretch tells of a study by itself: with its height, or as "Direito – Faculdade do Serro". */
const isWhole = ({ heights, subject, school }: Stretch): boolean => heights.length > 0 || (subject && school);

/**
 * An entry can hold several studies: "Administração, 2011" and "MBA – faltou o TCC". What one of them lacks is taken
 * from no other.
 */
function separateStudies(group: readonly DeedClause[]): Stretch[][] {
  const lines = [...new Map(group.map((one) => [one.evidence.start, one])).values()];
  const studies: Stretch[][] = [];
  for (const stretch of lines.flatMap(splitStretches)) {
    const last = studies.at(-1);
    if (last === undefined || (isWhole(stretch) && last.some(isWhole))) studies.push([stretch]);
    else last.push(stretch);
  }
  return studies;
}

/** Whether the text of a study names its level, so that it need not be added. */
export const isNamed = ({ height, text }: Studied): boolean => findHeights(text).includes(height);

/** The studies that a CV tells of. Lines of one entry are read together. */
export function findStudied(clauses: readonly DeedClause[], current: ReadonlySet<number>): Studied[] {
  const groups = new Map<string, DeedClause[]>();
  for (const clause of clauses) {
    if (clause.place === 'aim' || clause.place === 'contact') continue;
    const key = clause.study === null ? `line ${clause.evidence.start}` : `study ${clause.study}`;
    const group = groups.get(key);
    if (group) group.push(clause);
    else groups.set(key, [clause]);
  }
  return [...groups.values()].flatMap((group) => {
    const studies = separateStudies(group)
      .map(makeStudy)
      .filter((study) => study !== null);
    const [only] = studies;
    // What the reader took for a course that goes on is the one that says so, or the only one.
    const goesOn = group.some(({ study }) => study !== null && current.has(study));
    return goesOn && only && studies.length === 1
      ? [{ ...only, finished: false, going: isGoing(only) }]
      : studies;
  });
}

const isGoing = ({ text }: Pick<Studied, 'text'>): boolean => !GIVEN_UP.test(text);

/** In a work entry only a line that begins with schooling tells of one. */
const SCHOOLING_LINE =
  /^\W*(?:estud[oe]\p{L}*|ensino|escola(?:ridade)?|formac\p{L}+|superior|faculdade)(?!\p{L})/u;
/** What a course or a talk is called names no degree. */
const SHORT_COURSE = /(?<!\p{L})(?:curso de extensao|extensao em|palestra|workshop)(?!\p{L})/u;
const HOURS = /(?<![\p{L}\d])\d{1,3} ?(?:h|hs|horas)(?!\p{L})/u;

function makeStudy(stretches: readonly Stretch[]): Studied | null {
  const [first] = stretches;
  if (!first) return null;
  const { clause } = first;
  const text = stretches.map((one) => one.text).join(' , ');
  const outside = clause.study === null;
  if (outside && (OTHERS.test(text) || (clause.place === 'work' && !SCHOOLING_LINE.test(clause.line))))
    return null;
  if (SHORT_COURSE.test(text)) return null;
  const named = stretches.flatMap(({ heights }) => heights)[0];
  if (HOURS.test(text) && (named === undefined || rank(named) < rank('pos'))) return null;
  // A degree without its name: the subject first, with the school or, in an entry of education, the year.
  const isDegree =
    first.subject && (UNIVERSITY.test(text) || (!outside && /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text)));
  const height = named ?? (isDegree || (!outside && UNIVERSITY.test(text)) ? 'superior' : null);
  if (height === null) return null;
  const finished = !isUnfinished(text);
  const quoted = (
    stretches.find(({ heights }) => heights.length > 0) ??
    stretches.find((one) => one.text.length > 4) ??
    first
  ).clause;
  return {
    height,
    finished,
    going: !finished && isGoing({ text }),
    until: findLatestDate(text),
    text,
    evidence: quoted.evidence,
  };
}

/** The latest date that a folded text names, YYYY-MM or YYYY; null without one. */
export const findLatestDate = (folded: string): string | null =>
  findDatePoints(folded)
    .flatMap((point) => (point.kind === 'date' ? [point.value] : []))
    .toSorted()
    .at(-1) ?? null;

/** "estou no 7º período", "cursando", "previsão dez/2027". */
const ORDINAL =
  '(?:\\d{1,2}[oaºª]?|(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|non|decim|ultim)[oa])';
const STUDYING = new RegExp(
  String.raw`(?<!\p{L})(?:cursando|em andamento|em curso|matriculad[oa]|previs(?:ao|t[oa])|` +
    String.raw`${ORDINAL} (?:periodo|semestre|ano|modulo)|estou (?:fazendo|terminando|concluindo))(?!\p{L})`,
  'u',
);

/** Whether a text says that a course is being taken, whatever it is called. */
export function tellsOfStudying(text: string): boolean {
  const { folded } = foldText(text);
  return STUDYING.test(folded) && !GIVEN_UP.test(folded);
}

/** Whether a label names schooling, such as a degree. */
export const isSchooling = (label: string): boolean => readAskedSchooling(foldText(label).folded) !== null;

/** The studies towards the degree or course that a phrase names. */
function listStudiesTowards(phrase: string, studies: readonly Studied[]): readonly Studied[] {
  const asked = readAskedSchooling(foldText(phrase).folded);
  return asked ? studies.filter((study) => study.height === asked.height && isInSubject(study, asked)) : [];
}

/** The study under way towards the degree or course that a phrase names; null without one. */
export const findStudyUnderWay = (phrase: string, studies: readonly Studied[]): Studied | null =>
  listStudiesTowards(phrase, studies).find(({ going }) => going) ?? null;

/** Whether all studies towards the degree or course that a phrase names were begun and rest. */
export function isGivenUp(phrase: string, studies: readonly Studied[]): boolean {
  const towards = listStudiesTowards(phrase, studies);
  return towards.length > 0 && towards.every(({ going, finished }) => !going && !finished);
}

/** Subjects that are taught beside each other: what "áreas afins" means. */
const RELATED_SUBJECTS: readonly RegExp[] = [
  /administra|gestao|contab|econom|gerencia|marketing|comerci|logistic|recursos humanos|secretariad|financ|negocios|comex|comercio|processos/u,
  /computa|sistema|informac|informatic|redes|software|dados|tecnologia|estatistic|cibern/u,
  /engenhar|mecanic|eletric|mecatron|automac|edifica|producao|industrial/u,
  /enferm|medicin|farmac|biomed|fisiot|nutri|biolog|odont|biociencia|veterin|educacao fisica/u,
  /pedagog|letras|matematic|historia|geograf|normal superior|magisterio|fisica|quimica/u,
  /jornal|public|propagand|relacoes publicas|comunica|design|audiovis|cinema|midia|artes|moda/u,
  /psicolog|servico social|direito|ciencias sociais|sociolog/u,
  /agronom|agropec|agric|zootec|florest|ambient/u,
];

export interface SchoolingAsked {
  readonly height: Height;
  readonly enrolled: boolean;
  readonly finishedToo: boolean;
  readonly subjects: readonly (readonly string[])[];
  readonly related: boolean;
  readonly folded: string;
}

const SCHOOL_WORDS = new Set(
  findContentStems(
    'ensino superior medio tecnico curso graduacao pos especializacao mba mestrado doutorado bacharelado bacharel ' +
      'licenciatura plena tecnologo formacao formado formada diploma instituicao reconhecida mec reconhecido grau cursando ' +
      'andamento estudante incompleto matriculado periodo semestre academica qualquer financeira saude lato sensu residencia ' +
      'titulo fundamental escolaridade 2o 1o estar completos completas concluidos concluidas terminado area concluir',
  ),
);

/** What a requirement asks of schooling; null where it asks for none. */
export function readAskedSchooling(folded: string): SchoolingAsked | null {
  if (/(?<!\p{L})(?:experiencia|vivencia|aulas?|alunos|turmas?|anos? (?:de|em|como))(?!\p{L})/u.test(folded))
    return null;
  const heights = findHeights(folded);
  const lowest = heights.toSorted((a, b) => rank(a) - rank(b))[0];
  if (lowest === undefined) return null;
  const tail = folded
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/^.*?(?<!\p{L})(?:em|de|na area d[aeo]|na area)(?!\p{L})(?! andamento| curso)/u, '');
  const subjects = /(?<!\p{L})(?:em|de|na area)(?!\p{L})/u.test(folded)
    ? tail
        .split(/,|\sou\s|\/|\se\s(?=\p{L}{5})/u)
        .map((part) =>
          findContentStems(part).filter((stem) => !SCHOOL_WORDS.has(stem) && !/^\d+$/u.test(stem)),
        )
        .filter((stems) => stems.length > 0)
    : [];
  return {
    height: lowest,
    enrolled:
      /(?<!\p{L})(?:cursando|em andamento|em curso|matriculad[oa]|estudante|incomplet[oa]|a partir d[oe])(?!\p{L})/u.test(
        folded,
      ),
    finishedToo: /(?<!\p{L})(?:complet[oa]|concluid[oa]|formad[oa])(?!\p{L})/u.test(folded),
    subjects,
    related:
      /(?<!\p{L})(?:afins|correlat[oa]s?|similares|relacionad[oa]s)(?!\p{L})|area (?:financeira|da saude|de saude)/u.test(
        folded,
      ),
    folded,
  };
}

/** What takes in many subjects, with the family of those subjects. */
const WIDE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:ti|tecnologia|tecnolog|informatic|computac)/u,
    /computa|sistema|informac|informatic|redes|software|dados|cibern/u,
  ],
  [/^(?:telecom)/u, /telecom|redes/u],
  [/^(?:exat)/u, /engenh|matemat|fisica|quimica|estatist|computa|sistema/u],
  [/^(?:saude|saud)/u, /enferm|medicin|farmac|biomed|fisiot|nutri|odont|fonoaud|terapia|psicolog/u],
  [/^(?:gestao|gest)/u, /gestao|administra/u],
];
const isWithin = (stem: string, text: string, own: ReadonlySet<string>): boolean =>
  own.has(stem) ||
  (stem.length >= 6 &&
    [...own].some((other) => other.startsWith(stem) || (other.length >= 6 && stem.startsWith(other)))) ||
  WIDE.some(([wide, family]) => wide.test(stem) && family.test(text));

/** Short and foreign names of subjects, with the long ones. */
const SAME_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ads(?!\p{L})/u, 'analise e desenvolvimento de sistemas'],
  [/(?<!\p{L})supply chain(?!\p{L})/u, 'cadeia de suprimentos e logistica'],
  [/(?<!\p{L})cadeia de suprimentos(?!\p{L})/u, 'supply chain e logistica'],
  [/(?<!\p{L})rh(?!\p{L})/u, 'recursos humanos e gestao de pessoas'],
  [/(?<!\p{L})(?:recursos humanos|gestao de pessoas)(?!\p{L})/u, 'rh'],
  [/(?<!\p{L})comex(?!\p{L})/u, 'comercio exterior'],
  [/(?<!\p{L})uti(?!\p{L})/u, 'terapia intensiva'],
];
const withLongNames = (text: string): string =>
  SAME_SUBJECT.reduce((all, [short, long]) => (short.test(text) ? `${all} , ${long}` : all), text);

function isInSubject(study: Studied, { subjects, related, folded }: SchoolingAsked): boolean {
  if (subjects.length === 0 && !related) return true;
  const text = withLongNames(study.text);
  const own = new Set(findContentStems(text));
  if (subjects.some((stems) => stems.every((stem) => isWithin(stem, text, own)))) return true;
  return related && RELATED_SUBJECTS.some((family) => family.test(folded) && family.test(text));
}

/** Heights that come with a study, though they are not what it is called: school before university. */
const hasWithIt = ({ height, finished }: Studied, asked: Height): boolean =>
  (asked === 'fundamental' && rank(height) >= rank('medio')) ||
  (asked === 'medio' && (rank(height) > rank('medio') || (height === 'medio' && finished)));

/** A degree of the required level and subject, finished unless studying is enough. */
export function findSchooling(asked: SchoolingAsked, studies: readonly Studied[]): Finding {
  const school = asked.height === 'fundamental' || asked.height === 'medio';
  const fits = (study: Studied): boolean => {
    const enrolment = asked.enrolled && !asked.finishedToo;
    if (!enrolment && school && asked.subjects.length === 0 && hasWithIt(study, asked.height)) return true;
    const high = school
      ? rank(study.height) >= rank(asked.height)
      : study.height === asked.height ||
        (asked.height === 'pos' && rank(study.height) > rank('pos')) ||
        (asked.height === 'mestrado' && study.height === 'doutorado') ||
        // A master's degree in a subject implies a first degree.
        (asked.height === 'superior' && rank(study.height) >= rank('mestrado')) ||
        (asked.subjects.length === 0 && rank(study.height) > rank(asked.height)) ||
        // A higher degree in the subject includes the required one.
        (asked.height === 'tecnico' && study.height === 'superior');
    if (!high || !isInSubject(study, asked)) return false;
    if (enrolment) return study.going && study.height === asked.height;
    return study.finished || (asked.enrolled && study.going);
  };
  const found = studies
    .filter(fits)
    .toSorted(
      (a, b) => Math.abs(rank(a.height) - rank(asked.height)) - Math.abs(rank(b.height) - rank(asked.height)),
    );
  if (found.length > 0)
    return { verdict: 'proven', coverage: 1, evidence: found.map(({ evidence }) => evidence) };
  const near = studies.find((study) => study.height === asked.height);
  return near
    ? { verdict: 'denied', coverage: 1, evidence: [near.evidence] }
    : { verdict: 'nothing', coverage: 0, evidence: [] };
}
