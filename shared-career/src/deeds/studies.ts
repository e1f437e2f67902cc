import type { Evidence } from '@aura/shared-domain';
import { contentStems } from './asked.ts';
import type { DeedClause } from './clauses.ts';
import type { Finding } from './look.ts';
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
/** Rungs as they are called. */
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
    /(?<!\p{L})(?:(?:ensino|nivel|grau|eja) medio|medio completo|medio incompleto|(?:2o|2º|segundo) grau|colegial)(?!\p{L})/u,
  ],
  [
    'fundamental',
    /(?<!\p{L})(?:fundamental|(?:1o|1º|primeiro) grau|\d[ªao]? ?serie|alfabetizad[oa])(?!\p{L})/u,
  ],
];
const UNIVERSITY = SCHOOLING_SIGNS.school;
const UNFINISHED = SCHOOLING_SIGNS.unfinished;
const GIVEN_UP = SCHOOLING_SIGNS.givenUp;
/** Of other people, or of the place where somebody works. */
const OTHERS =
  /(?<!\p{L})(?:turmas?|alunos|aulas|professor[a]? d[eo]|lecion\p{L}+|filh[oa]s?|esposa|estagiari[oa]s|orientei|banca|convidad[oa])(?!\p{L})/u;

const rank = (height: Height): number => HEIGHTS.indexOf(height);
/** "pós-graduação" is no graduação. */
const POST = /(?<!\p{L})pos[- ]+gradua\p{L}+/gu;
const heightsIn = (folded: string): Height[] =>
  NAMES.filter(([height, words]) =>
    words.test(height === 'superior' ? folded.replace(POST, ' ') : folded),
  ).map(([height]) => height);

/** A study of a CV. */
export interface Studied {
  readonly height: Height;
  readonly finished: boolean;
  /** Whether it goes on: neither finished nor given up. */
  readonly going: boolean;
  readonly text: string;
  readonly evidence: Evidence;
}

const isUnfinished = ({ line }: DeedClause): boolean => UNFINISHED.test(line) && heightsIn(line).length > 0;

/**
 * An entry can hold a degree and a later course that was not finished: "Administração, 2011" and "MBA – faltou o TCC".
 * The unfinished one takes nothing from the degree beside it.
 */
function separate(group: readonly DeedClause[]): DeedClause[][] {
  const rest = group.filter((clause) => !isUnfinished(clause));
  const isDegree =
    rest.some(({ line }) => heightsIn(line).length > 0) || rest.some(({ line }) => UNIVERSITY.test(line));
  return isDegree ? [group.filter(isUnfinished), rest] : [[...group]];
}

/** Whether the text of a study names its height, so that it need not be said beside it. */
export const isNamed = ({ height, text }: Studied): boolean => heightsIn(text).includes(height);

/** The studies that a CV tells of. Lines of one entry are read together. */
export function studiesIn(clauses: readonly DeedClause[], current: ReadonlySet<number>): Studied[] {
  const groups = new Map<string, DeedClause[]>();
  for (const clause of clauses) {
    if (clause.place === 'aim' || clause.place === 'contact') continue;
    const key = clause.study === null ? `line ${clause.evidence.start}` : `study ${clause.study}`;
    const group = groups.get(key);
    if (group) group.push(clause);
    else groups.set(key, [clause]);
  }
  return [...groups.values()].flatMap(separate).flatMap((group): Studied[] => {
    const [first] = group;
    if (!first) return [];
    const lines = [...new Map(group.map((one) => [one.evidence.start, one])).values()];
    const text = lines.map(({ line }) => line).join(' , ');
    if (first.study === null && (OTHERS.test(text) || first.place === 'work')) return [];
    const named = heightsIn(text);
    const height = named[0] ?? (first.study !== null && UNIVERSITY.test(text) ? 'superior' : null);
    if (height === null) return [];
    // What a course or talk is called names no degree.
    if (/(?<!\p{L})(?:curso de extensao|extensao em|palestra|workshop)(?!\p{L})/u.test(text)) return [];
    const finished = !UNFINISHED.test(text) && !(first.study !== null && current.has(first.study));
    const quoted =
      lines.find(({ line }) => heightsIn(line).length > 0) ??
      lines.find(({ line }) => line.length > 4) ??
      first;
    return [{ height, finished, going: !finished && !GIVEN_UP.test(text), text, evidence: quoted.evidence }];
  });
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
  contentStems(
    'ensino superior medio tecnico curso graduacao pos especializacao mba mestrado doutorado bacharelado bacharel ' +
      'licenciatura plena tecnologo formacao formado formada diploma instituicao reconhecida mec reconhecido grau cursando ' +
      'andamento estudante incompleto matriculado periodo semestre academica qualquer financeira saude lato sensu residencia ' +
      'titulo fundamental escolaridade 2o 1o estar',
  ),
);

/** What a requirement asks of schooling; null where it asks for none. */
export function schoolingAsked(folded: string): SchoolingAsked | null {
  if (/(?<!\p{L})(?:experiencia|vivencia|aulas?|alunos|turmas?|anos? (?:de|em|como))(?!\p{L})/u.test(folded))
    return null;
  const heights = heightsIn(folded);
  const lowest = heights.toSorted((a, b) => rank(a) - rank(b))[0];
  if (lowest === undefined) return null;
  const tail = folded
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/^.*?(?<!\p{L})(?:em|de|na area d[aeo]|na area)(?!\p{L})(?! andamento| curso)/u, '');
  const subjects = /(?<!\p{L})(?:em|de|na area)(?!\p{L})/u.test(folded)
    ? tail
        .split(/,|\sou\s|\/|\se\s(?=\p{L}{5})/u)
        .map((part) => contentStems(part).filter((stem) => !SCHOOL_WORDS.has(stem) && !/^\d+$/u.test(stem)))
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

function isInSubject({ text }: Studied, { subjects, related, folded }: SchoolingAsked): boolean {
  if (subjects.length === 0 && !related) return true;
  const own = new Set(contentStems(text));
  if (subjects.some((stems) => stems.every((stem) => own.has(stem)))) return true;
  return related && RELATED_SUBJECTS.some((family) => family.test(folded) && family.test(text));
}

/** Heights that come with a study, though they are not what it is called: school before university. */
const brings = ({ height, finished }: Studied, asked: Height): boolean =>
  (asked === 'fundamental' && rank(height) >= rank('medio')) ||
  (asked === 'medio' && (rank(height) > rank('medio') || (height === 'medio' && finished)));

/** A degree of the height asked for, in the subject asked for, finished unless studying is enough. */
export function findSchooling(asked: SchoolingAsked, studies: readonly Studied[]): Finding {
  const school = asked.height === 'fundamental' || asked.height === 'medio';
  const fits = (study: Studied): boolean => {
    const enrolment = asked.enrolled && !asked.finishedToo;
    if (!enrolment && school && asked.subjects.length === 0 && brings(study, asked.height)) return true;
    const high = school
      ? rank(study.height) >= rank(asked.height)
      : study.height === asked.height ||
        (asked.height === 'pos' && rank(study.height) > rank('pos')) ||
        (asked.height === 'mestrado' && study.height === 'doutorado') ||
        // Nobody is a master of a subject without a degree.
        (asked.height === 'superior' && rank(study.height) >= rank('mestrado')) ||
        (asked.subjects.length === 0 && rank(study.height) > rank(asked.height)) ||
        // Who holds a higher degree in the subject holds what was asked for it.
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
