import { SMALL_NUMBERS, type Evidence, type Experience } from '@aura/shared-domain';
import { findNamedLanguages, type LanguageLevel } from '../job/reading/languages.ts';
import { foldText } from '../text/index.ts';
import { asksForExperience, findContentStems } from './asked.ts';
import type { DeedClause } from './clauses.ts';
import { type Finding, type LowerKind, lookForRequirement, type Unit } from './look.ts';
import { findLevel, readLevel } from './level.ts';
import { findAskedCouncils, findAskedDriving, findDriving, findRegistration, STATE_NAMES } from './papers.ts';
import { findSchooling, readAskedSchooling, type SchoolingAsked, type Studied } from './studies.ts';
import { ASKED_SIGNS, LANGUAGES_SIGNS } from '../generated/signs.ts';

/** A CV prepared for judging requirements. */
export interface Person {
  readonly clauses: readonly DeedClause[];
  readonly units: readonly Unit[];
  readonly studies: readonly Studied[];
  readonly jobs: readonly Experience[];
  readonly now: Date;
}

/** What a CV says of a requirement. `unknown`: no CV could tell. */
export interface Judgement {
  readonly verdict: Finding['verdict'] | 'unknown';
  readonly by:
    | 'registration'
    | 'driving'
    | 'condition'
    | 'trait'
    | 'years'
    | 'schooling'
    | 'language'
    | 'paper'
    | 'level'
    | 'matter';
  readonly evidence: readonly Evidence[];
  /** For requirements found by words: the share of them that the best line covers, 0 to 1. */
  readonly coverage?: number;
  /** Whether what was found is called what the ad calls it, and not only related to it. */
  readonly byName?: boolean;
  /** Whether the CV names it and leaves open what the requirement turns on, such as how well it is known. */
  readonly unsure?: boolean;
  /** Whether it is denied because the CV states a lower level of it. */
  readonly below?: boolean;
  /** Whether a registration is held, but for another region than the required one. */
  readonly elsewhere?: boolean;
  /** The kind of registration that is held, where a higher one is required. */
  readonly lower?: LowerKind;
}

const CONDITION = ASKED_SIGNS.condition;
const TRAIT = ASKED_SIGNS.trait;
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N},.])(?<number>\d{1,2}|${Object.keys(SMALL_NUMBERS).join('|')})` +
    String.raw`\s?\+?\s?(?:\([^)]{1,12}\)\s?)?(?:(?:a|ou|ate|-)\s?\d{1,2}\s?)?\+?\s?(?<unit>anos?|mes(?:es)?)(?!\p{L})`,
  'u',
);
/** Month of a date counted from year 0; of a bare year its middle. */
function toMonth(date: string, end: boolean): number {
  const [year = '0', month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? 6 : Number(month) - (end ? 0 : 1));
}

/** Years of jobs, overlaps counted once. */
function countYears(jobs: readonly Experience[], now: Date): number {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const ranges = jobs
    .flatMap(({ start, end, current }): [number, number][] =>
      start === null || (end === null && !current)
        ? []
        : [[toMonth(start, false), Math.min(end === null ? today : toMonth(end, true), today)]],
    )
    .toSorted((a, b) => a[0] - b[0]);
  let total = 0;
  let until = -Infinity;
  for (const [from, to] of ranges) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total / 12;
}

/** The line that names a job, or the first that tells of it. */
export const findHead = ({ units }: Person, index: number): Evidence | undefined =>
  (units.find(({ job, head }) => head && job === index) ?? units.find(({ job }) => job === index))?.evidence;

const LEARNER = /(?<!\p{L})(?:estag|aprendiz|trainee|monitor[a]?)(?!\p{L}{6})/u;

const HELPER = /(?<!\p{L})(?:auxiliar|ajudante|assistente|servente|voluntari[oa])(?!\p{L})/u;

/** The share of a matter that a job has to show for its years to count: a whole job is more than a line. */
const MOST_OF_IT = 0.6;
/** What does not count: "– estágio e clínica médica não". */
const EXCLUDES = /[–—,;-]\s*[^–—,;]*(?<!\p{L})nao(?!\p{L})[^–—,;]*$/u;
/** How large it has to be: "com mais de 500 usuários", "acima de 5 mil hectares". */
const SIZE =
  /(?<!\p{L})(?:(?:com|de) )?(?:mais de|acima de|superior(?:es)? a|a partir de|pelo menos) (?:r\$ ?)?\d[\d.,]*(?: (?:mil|milh\p{L}+))?(?: (?:de )?\p{L}+)?/gu;

function judgeYears(folded: string, person: Person): Judgement | null {
  const match = YEARS.exec(folded);
  if (!match || /idade|fabricacao|de uso/u.test(folded)) return null;
  const { number = '', unit = '' } = match.groups ?? {};
  const count = SMALL_NUMBERS[number] ?? Number(number);
  const asked = unit.startsWith('mes') ? count / 12 : count;
  const matter = `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`
    .replace(/\([^)]*\)?/gu, ' ')
    .replace(EXCLUDES, ' ')
    .replace(SIZE, ' ')
    .replace(
      /(?<!\p{L})(?:carteira|registrad[oa]|comprovad[oa]|minim[oa]|pelo menos|no minimo|cargo|funcao)(?!\p{L})/gu,
      ' ',
    );
  const named = findContentStems(matter).length > 0;
  // Years of nothing in particular are years of the trade, which the title of the ad tells.
  if (!named) return { verdict: 'unknown', by: 'years', evidence: [] };
  const found = lookForRequirement(`experiencia ${matter}`, person.units);
  const learners = LEARNER.test(folded);
  const fitting = person.jobs
    .map((job, index) => ({ job, index }))
    .filter(({ job, index }) => {
      const { folded: title } = foldText(job.title);
      if (!learners && LEARNER.test(title)) return false;
      // Who helps in a trade does not hold it: "auxiliar de biblioteca" is no bibliotecária.
      if (HELPER.test(title) && !HELPER.test(folded) && /(?<!\p{L})como(?!\p{L})/u.test(folded)) return false;
      // "como enfermeiro" asks for the trade itself: the title of the job has to say so.
      if (/(?<!\p{L})como(?!\p{L})/u.test(folded)) {
        const heads = person.units.filter((one) => one.job === index && one.head);
        return lookForRequirement(matter, heads).verdict !== 'nothing';
      }
      const units = person.units.filter((one) => one.job === index);
      const { verdict, coverage } = lookForRequirement(matter, units);
      return (verdict === 'proven' || verdict === 'listed') && coverage >= MOST_OF_IT;
    });
  const years = countYears(
    fitting.map(({ job }) => job),
    person.now,
  );
  // The first line of a job names it; its period alone would say nothing when quoted.
  const evidence = fitting.flatMap(({ index }) => findHead(person, index) ?? []).slice(0, 3);
  if (years + 0.09 >= asked) return { verdict: 'proven', by: 'years', evidence };
  // A period that the reader could not place: the matter is there, and the CV has the years.
  const undated = person.jobs.length === 0 || person.jobs.every(({ start }) => start === null);
  if ((found.verdict === 'proven' || found.verdict === 'listed') && undated)
    return { verdict: found.verdict, by: 'years', evidence: found.evidence };
  return { verdict: fitting.length > 0 ? 'denied' : 'nothing', by: 'years', evidence };
}

/** What people do in a language, with the rung that it takes. */
const USES: readonly (readonly [LanguageLevel, RegExp])[] = [
  [3, LANGUAGES_SIGNS.works],
  [2, LANGUAGES_SIGNS.speaks],
  [1, LANGUAGES_SIGNS.reads],
];
/** The rung that a use of a language takes, in folded words; null where they tell of none. */
export const readUse = (said: string): LanguageLevel | null =>
  USES.find(([, use]) => use.test(said))?.[0] ?? null;
/** How well a clause says that a language is spoken: its rung, null where it tells none, and whether it denies it. */
function readSpoken(
  { text, line, stance }: DeedClause,
  id: string,
): { rung: number | null; against: boolean } {
  const near = findNamedLanguages(foldText(line)).length > 1 ? text : line;
  const all = findNamedLanguages(foldText(near));
  const level = all.find((one) => one.id === id)?.level ?? (all.length > 1 ? null : readLevel(near));
  const use = readUse(near);
  const refused = LANGUAGES_SIGNS.not.test(text) && use === null && level === null;
  // "Libras: só o alfabeto", "mandarim: 1 mês de aplicativo".
  const begun = stance === 'denied' || stance === 'weak' || LANGUAGES_SIGNS.learns.test(near);
  const against = refused || (begun && use === null && (level === null || near.includes('?')));
  return { rung: level ?? use, against };
}

function judgeLanguage(phrase: string, folded: string, person: Person): Judgement | null {
  const asked = findNamedLanguages(foldText(phrase));
  if (asked.length === 0 || /(?:aulas?|professor[a]?|ensino|lecionar) (?:de|em)/u.test(folded)) return null;
  const needed = readLevel(folded) ?? 1;
  // Who is to serve deaf people in Libras needs more than its alphabet.
  const neededOf = (id: string): number => (id === 'libras' ? Math.max(2, needed) : needed);
  const either = /\sou\s|\//u.test(folded);
  const judged = asked.map(({ id }): Judgement => {
    const names = (said: string): boolean => findNamedLanguages(foldText(said)).some((one) => one.id === id);
    const mentions = person.clauses.filter(
      ({ text, line, place }) => place !== 'aim' && (names(text) || names(line)),
    );
    // Other text on the line counts only if no part of the line names it.
    const lines = mentions.filter(
      ({ text, evidence }) =>
        names(text) ||
        !mentions.some((other) => other.evidence.start === evidence.start && names(other.text)),
    );
    const own = lines.toSorted((a, b) => Number(b.place === 'languages') - Number(a.place === 'languages'));
    const told = own.map((clause) => ({ clause, ...readSpoken(clause, id) }));
    const spoken = told.find(({ rung, against }) => !against && rung !== null && rung >= neededOf(id));
    if (spoken) return { verdict: 'proven', by: 'language', evidence: [spoken.clause.evidence] };
    const low = told.find(({ rung, against }) => against || rung !== null);
    if (low)
      return { verdict: 'denied', by: 'language', evidence: [low.clause.evidence], below: !low.against };
    // Named alone, it is spoken at least a little; a course of it proves nothing.
    const [bare] = own;
    return bare && neededOf(id) <= 1 && (bare.stance === 'done' || bare.place === 'languages')
      ? { verdict: 'listed', by: 'language', evidence: [bare.evidence] }
      : { verdict: 'nothing', by: 'language', evidence: bare ? [bare.evidence] : [] };
  });
  const good = judged.filter(({ verdict }) => verdict === 'proven' || verdict === 'listed');
  const [first] = judged;
  if (first === undefined) return null;
  if (either ? good.length > 0 : good.length === judged.length) return good[0] ?? first;
  return judged.find((one) => !good.includes(one)) ?? first;
}

/** What people say they can or will do, or do already. */
const OFFERS = ASKED_SIGNS.offers;
/** What an offer can be about; the narrow ones have to be met, where the ad names them. */
const ABOUT: readonly RegExp[] = [
  /imediat|agora|ja\b|pronta|amanha/u,
  /viage|viaj|pernoit|dormir fora|dormi fora|deslocament/u,
  ASKED_SIGNS.shifts,
  /alojament|mudanca|mudar|morar|moro/u,
];
const ANY_SHIFT = /(?<!\p{L})(?:qualquer|todos os|tod[ao]s? hora\p{L}*)(?!\p{L})/u;
const REFUSES = ASKED_SIGNS.refuses;
/** Who makes the rosters of others says nothing of their own hours. */
const ROSTERS = ASKED_SIGNS.rosters;
const LIVES =
  /^\W*(?:preferencialmente )?(?:residir|residente|residencia|morar|moradia|moradora?|mora|more)(?!\p{L})/u;

/** Where the person lives, against the places that the ad names. */
function judgeHome(folded: string, { clauses }: Person): Judgement {
  const places = findContentStems(folded).filter(
    (stem) => !/^(?:resid|mora|mor|more|proxim|metropol|prefer)/u.test(stem),
  );
  const states = STATE_NAMES.filter(([, name]) => folded.includes(name)).map(([code]) => code);
  const isHome = ({ place, line, text }: DeedClause): boolean =>
    (place === 'contact' || place === 'open' || /(?<!\p{L})(?:moro|resido)(?!\p{L})/u.test(text)) &&
    (places.some((stem) => findContentStems(line).includes(stem)) ||
      states.some((code) => new RegExp(String.raw`[\s/–-]${code}(?!\p{L})`, 'u').test(line)));
  const home = clauses.find(isHome);
  return home
    ? { verdict: 'listed', by: 'condition', evidence: [home.evidence] }
    : { verdict: 'unknown', by: 'condition', evidence: [] };
}

const VEHICLE =
  /(?<!\p{L})(?:carro|moto|veiculo|bicicleta|celular|smartphone|notebook|computador|internet|ferramentas?)(?!\p{L})/u;
const SAME_VEHICLE = /carro|veiculo/u;
const LET_GO = /(?<!\p{L})(?:vendi|nao tenho|nao possuo|sem|pretendo|quero comprar|emprestad[oa])(?!\p{L})/u;

/** What the person is to own. */
function judgeOwned(folded: string, { clauses }: Person): Judgement | null {
  const asked = VEHICLE.exec(folded)?.[0];
  if (asked === undefined || !/(?<!\p{L})propri[oa]s?(?!\p{L})/u.test(folded)) return null;
  const named = clauses.filter(({ line }) =>
    SAME_VEHICLE.test(asked)
      ? /(?<!\p{L})(?:carro|veiculo)(?!\p{L})/u.test(line)
      : line.includes(asked.replace(/s$/u, '')),
  );
  const gone = named.find(
    ({ text, line }) => LET_GO.test(text) || (LET_GO.test(line) && !VEHICLE.test(text)),
  );
  const owned = named.find(({ line }) =>
    /(?<!\p{L})(?:propri[oa]s?|tenho|possuo|minha|meu)(?!\p{L})/u.test(line),
  );
  if (gone && (!owned || owned.line === gone.line))
    return { verdict: 'denied', by: 'condition', evidence: [gone.evidence] };
  return owned ? { verdict: 'listed', by: 'condition', evidence: [owned.evidence] } : null;
}

const DAYS = /(?<!\p{L})(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)/gu;

/** Availability: what the person offers, refuses, or does not speak of. */
function judgeCondition(folded: string, person: Person): Judgement | null {
  const { clauses } = person;
  if (LIVES.test(folded)) return judgeHome(folded, person);
  const owned = judgeOwned(folded, person);
  if (owned) return owned;
  const kinds = ABOUT.filter((kind) => kind.test(folded));
  if (!/disponib|disponivel|flexib|aceitar|topar|horario|mudanca|trabalhar|turno|viagens/u.test(folded))
    return null;
  const lines = clauses
    .map(({ line, text, place, evidence }) => ({
      line: line.replace(ROSTERS, ' '),
      text: text.replace(ROSTERS, ' '),
      place,
      evidence,
    }))
    .filter(({ line, place }) => place !== 'aim' && kinds.some((kind) => kind.test(line)));
  // "Qualquer turno de segunda a sábado, domingo não posso": the day that is refused wins over any offer.
  const days = folded.match(DAYS) ?? [];
  const refusal =
    lines.find(({ text }) => REFUSES.test(text) && days.some((day) => text.includes(day))) ??
    lines.find(({ line }) => REFUSES.test(line) && !ANY_SHIFT.test(line));
  if (refusal) return { verdict: 'denied', by: 'condition', evidence: [refusal.evidence] };
  const offer = lines.find(({ line }) => OFFERS.test(line) || ANY_SHIFT.test(line));
  return offer
    ? { verdict: 'listed', by: 'condition', evidence: [offer.evidence] }
    : { verdict: 'unknown', by: 'condition', evidence: [] };
}

/** The requirement is a certificate: a course, a norm with training, a registration without a council. */
const PAPER = ASKED_SIGNS.paper;
/** A line that can tell of a paper: its course, its hours, its validity. */
const SHOWS_PAPER = ASKED_SIGNS.showsPaper;

/** What papers are called, whatever they are about. */
const PAPER_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:cursos?|certifica(?:cao|coes|dos?|da)|treinamentos?|formacao|capacitacao|habilitacao|diploma|` +
    String.raw`reciclagem|especializad[oa]s?|condutor(?:es)?)(?!\p{L})`,
  'gu',
);

/** A paper is proved by a line that names it as one; a deed of the same matter is no certificate. */
function judgePaper(phrase: string, folded: string, { units }: Person): Judgement | null {
  if (!PAPER.test(folded)) return null;
  const papers = units.filter(
    ({ place, stance, line }) =>
      stance === 'denied' ||
      place === 'study' ||
      place === 'list' ||
      stance === 'studied' ||
      SHOWS_PAPER.test(line),
  );
  // "Curso de liderança" is looked for by its matter: any line can say "curso".
  const matter = foldText(phrase).folded.replace(PAPER_WORDS, ' ');
  const found = lookForRequirement(findContentStems(matter).length > 0 ? matter : phrase, papers, 'name');
  return { ...found, by: 'paper' };
}

/**
 * A subject that is a degree and no work, named alone or with others: "Engenharia (ou Produção)", "Direito, Administração ou
 * afins". "Engenharia de processos" is a matter of work.
 */
const BARE_DEGREE = ASKED_SIGNS.bareDegree;
/** "(ou Produção)" is one subject more, and no aside. */
const OR_IN_BRACKETS = /\(\s*ou\s+([^)]*)\)/gu;
const DEGREE_WORDS = 'ensino superior em';

/** Schooling that a requirement names by its subjects alone: no deed and no title proves a degree. */
function readBareDegree(folded: string): SchoolingAsked | null {
  const found = BARE_DEGREE.exec(folded);
  if (!found) return null;
  const label = found.groups?.['label'] ?? '';
  const subjects = folded.slice(label.length).replaceAll(OR_IN_BRACKETS, ' ou $1');
  return readAskedSchooling(`${DEGREE_WORDS} ${subjects}`);
}

/**
 * What a CV says of a requirement, in the words of the ad.
 * @param trade the title and the schooling of the ad, which tell the kind of registration that it takes
 */
export function judgeRequirement(phrase: string, person: Person, { trade = '', ad = '' } = {}): Judgement {
  const { folded } = foldText(phrase);
  const councils = findAskedCouncils(folded);
  if (councils.length > 0)
    return { ...findRegistration(folded, councils, person.clauses, trade), by: 'registration' };
  const categories = findAskedDriving(folded);
  if (categories) return { ...findDriving(categories, person.clauses), by: 'driving' };
  if (CONDITION.test(folded) || TRAIT.test(folded)) {
    const condition = judgeCondition(folded, person);
    if (condition) return condition;
    const found = lookForRequirement(phrase, person.units);
    const by = CONDITION.test(folded) ? 'condition' : 'trait';
    return found.verdict === 'nothing' ? { verdict: 'unknown', by, evidence: [] } : { ...found, by };
  }
  const schooling = readAskedSchooling(folded) ?? readBareDegree(folded);
  if (schooling) return { ...findSchooling(schooling, person.studies), by: 'schooling' };
  const years = judgeYears(folded, person);
  if (years) return years;
  const language = judgeLanguage(phrase, folded, person);
  if (language) return language;
  const paper = judgePaper(phrase, folded, person);
  if (paper) return paper;
  const level = findLevel(phrase, folded, person.units);
  if (level) return { ...level, by: 'level' };
  const matter = asksForExperience(ad, phrase) ? `experiencia com ${phrase}` : phrase;
  return { ...lookForRequirement(matter, person.units), by: 'matter' };
}
