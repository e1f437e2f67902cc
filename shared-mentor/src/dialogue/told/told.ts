import { SMALL_NUMBERS } from '@aura/shared-domain';
import {
  capitalizeFirst,
  toDisplayText,
  findOccupation,
  foldKey,
  lowerFirst,
  squeeze,
} from '@aura/shared-career';
import type { ToldKey } from '../card.ts';
import { findCorrection, isAboutAnswer, isQuestion, isSupposing, wantsWriting } from '../wishes.ts';
import { readAmounts } from './amounts.ts';
import { findNeed, findStory } from './story.ts';
import { readDayHours } from './week-plan.ts';

/** Values told in a conversation so far: money in cents, all others as written. */
export interface Told {
  readonly money: ReadonlyMap<ToldKey, number>;
  readonly words: ReadonlyMap<ToldKey, string>;
}

export const NOTHING_TOLD: Told = { money: new Map(), words: new Map() };

const COUNT = String.raw`(\d{1,3}|${Object.keys(SMALL_NUMBERS).join('|')})`;
const parseNumber = (text: string): number => SMALL_NUMBERS[text] ?? Number(text);

const YEARS = new RegExp(String.raw`\b${COUNT} anos?\b(?! de idade)`, 'u');
const MONTHS = new RegExp(String.raw`\b${COUNT} mes(?:es)?\b`, 'u');
/** “2 anos e 4 meses”, “3 anos e meio”. */
const TENURE = new RegExp(
  String.raw`\b${COUNT} anos?(?: e (?:${COUNT} mes(?:es)?|(meio|meia)))?\b(?! de idade)`,
  'u',
);
/** “Pra PJ pagando 20% a mais”. */
const PJ_PERCENT = /\bpj\b[^.?!\d]{0,30}\b(\d{1,3}(?:,\d+)?) ?(?:%|por cento)/u;
const SPAN = new RegExp(
  String.raw`\b${COUNT} (anos?(?: e (?:${COUNT} mes(?:es)?|mei[oa]))?|mes(?:es)?|semanas?|dias?)\b`,
  'u',
);
const AGE = /\btenho (\d{2}) anos?\b(?! (?:de (?!idade)|na |no |como |e \d))|\b(\d{2}) anos de idade\b/u;
const PERCENT = /(\d{1,3}(?:,\d+)?) ?(?:%|por cento)/u;
const HOURS = String.raw`\b(\d{1,3})(?: ?h(?:oras?)?|:00)`;
const HOURS_MONTH = new RegExp(
  String.raw`${HOURS}\b (?:por|no|ao|/) ?mes|\b(1[0-9]{2}|2[0-4]0) ?h(?:oras)?\b`,
  'u',
);
/** The least hours a month of a contract. */
export const LEAST_CONTRACT = 60;
const HOURS_DAY = new RegExp(String.raw`(?:${HOURS}|\b(uma) hora) (?:por|ao|no|/) ?dia`, 'u');
const HOURS_WEEK = new RegExp(String.raw`${HOURS} (?:por|na|/|a) ?semana`, 'u');
const HOURS_BARE = new RegExp(String.raw`\b${COUNT} ?h(?:oras?)?\b`, 'u');
const DEPENDANTS = new RegExp(String.raw`\b${COUNT} (?:dependentes?|filhos?)\b`, 'u');
const WHEN = new RegExp(
  [
    String.raw`\b(?:so (?:posso|consigo|tenho|da)|consigo|prefiro) (?:estudar )?((?:de |a |aos? |`,
    String.raw`no |na )?(?:manha|tarde|noite|madrugada|domingos?|sabados?|fim de semana|`,
    String.raw`fins de semana)[^,.;!?]{0,20})`,
  ].join(''),
  'u',
);
const MONTH_NAMES =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const START = new RegExp(
  [
    String.raw`\b(?:entrei|comecei|desde|admitid[oa]|contratad[oa]|registrad[oa]) `,
    String.raw`(?:(?:aqui|la|nela|na (?:firma|empresa|loja)|no (?:emprego|trabalho|servico)) )?`,
    String.raw`(?:(?:no )?dia \d{1,2} de |em |de |no mes de )?(${MONTH_NAMES})\b`,
  ].join(''),
  'u',
);
const END_MONTH = new RegExp(
  String.raw`\b(?:ate|sai|saindo|demitid[oa]|mandad[oa] embora) (?:o )?(?:fim |final |meio |comeco )?(?:(?:no )?dia \d{1,2} de |em |de )?(${MONTH_NAMES})\b`,
  'u',
);
/** “De janeiro até o fim de junho”. */
const FROM_MONTH = new RegExp(String.raw`\bde (${MONTH_NAMES}) (?:a|ate)\b`, 'u');
const OVERTIME = new RegExp(
  String.raw`\b(\d{1,3}) ?h?(?:oras?)? (?:extras?|a mais)\b|\bextras?\b[^\d]{1,20}\b(\d{1,3}) ?h(?:oras?)?\b`,
  'u',
);
/** “Tô fazendo 11h por dia”, “trabalho 10 horas todo dia”. */
const WORK_DAY =
  /\b(?:fazendo|faco|trabalh\w+|fico|ficando|pego|puxo|puxando|dou|cumpro)\b[^.?!]{0,25}?\b(\d{1,2}) ?h(?:oras?|s)? (?:por|ao|no|todo|cada) dia/u;
/** “Meu contrato é 8h”, “na carteira são 6 horas”, “minha jornada é de 8 horas”. */
const CONTRACT_DAY =
  /\b(?:contrato|carteira|registro|jornada|combinad[oa])\b[^.?!\d]{0,25}\b([4-9]|10) ?h(?:oras?|s)?\b(?! (?:por|na|a) semana)/u;
const ON_SUNDAY = new RegExp(
  String.raw`\b${COUNT} (?:d?el[ae]s |dess[ae]s |horas? |h )+(?:foi |foram |era |eram |sao |e )?(?:nos?|em|de|aos?) (?:domingo|feriado)`,
  'u',
);
const BREAK =
  /\b(?:so |apenas )?(?:da |dao |tenho |tem )?(\d{2}) ?min\w* (?:de |pra |para )?(?:o )?(?:almoc|interval|descans|pausa|come)/u;
const STUDY_MINUTES = /\b(\d{1,3}) ?min\w* (?:por|ao|no|todo|cada) dia/u;
const WORKING_WEEK = /\b(?:seg|segunda) a (?:sex|sexta)\b/u;
const DAYS_WEEK = /\b([1-7]|tres|quatro|cinco|seis) dias? (?:por|na|da) semana/u;
const ROLE = new RegExp(
  [
    String.raw`\b(?:sou|era|fui|trabalh(?:o|ei|ava) (?:como|de|com)|atu(?:o|ei|ava) como|estou como|vaga (?:de|para|pra)|(?:e|`,
    String.raw`eh) (?:pra|para) (?:vaga de )?|escreve o meu:|para ser|virar) (?:um |uma |o |`,
    String.raw`a )?([\p{L} -]{3,50})`,
  ].join(''),
  'u',
);
const ROLE_ENGLISH = /\bi(?:'| a)m an? ([\p{L} -]{3,30})/u;
const SKILL = new RegExp(
  [
    String.raw`\b(?:aprender|estudar|curso de|estudo para|estudar para|treinar|`,
    String.raw`plano de estudos? (?:de|para|pra)|estudo de \d+ ?h\w* por semana (?:pra|para)) (?:o |`,
    String.raw`a )?([\p{L}+#. ]{2,25})`,
  ].join(''),
  'u',
);
const NO_SKILL = /^(?:de|do|da|em|para|pra|so|um|uma|mais|sempre|e|a noite|sozinh)\b/u;
const PLACE =
  /\b(?:em|na cidade de|no municipio de|e em) ([\p{Lu}][\p{L}]+(?: (?:de|do|da|dos|das)? ?[\p{Lu}][\p{L}]+)*)/u;
/** Words after “em” or “no” that are no town. */
const NO_TOWN = 'mao|conta|hora|ano|mes|total|linkedin|ingles|semana|computador|pdf';
const TOWNS = new RegExp(
  [
    String.raw`\b(?:em|e em|e para|no|na) (?!(?:${NO_TOWN})\b)(bh|sp|rj|sampa|poa|bsb|[a-z]{3,}`,
    String.raw`(?: (?:horizonte|paulo|janeiro|alegre|preto|grande|sul|norte))?)\s*\??$`,
  ].join(''),
  'u',
);
const WORK = new RegExp(
  [
    String.raw`\b(?:ganha|salario|paga|pagam|recebe|remuneracao|pretensao)\b.*?\b(?:um|uma|de|do|da|`,
    String.raw`pra|para)\s+(?:um |uma |o |a |quem e )?([\p{L} ()-]{4,60}?)(?:\s+(?:em|no|na|aqui|`,
    String.raw`hoje|sabe|pleno|junior|senior|por mes)\b|[?,.!]|$)`,
  ].join(''),
  'u',
);
const ASKS_PAY = new RegExp(
  [
    String.raw`\b(?:quanto (?:ganha|paga|pagam|recebe|tira)|salario (?:de|do|da|medio|para|pra)|`,
    String.raw`media salarial|faixa salarial|piso (?:de|do|da)|pretensao (?:certa|pra|para))\b`,
  ].join(''),
  'u',
);

/** First-person verbs for a person's actions. */
const DEED = new RegExp(
  [
    String.raw`(?:^|[,;.]? |\be )(?:(?:agora|hoje|ja|tambem|fui) )?(?:(?:eu|eu que|fui eu que|`,
    String.raw`nos) )?(?:assumi|treinei|treino|reduzi|fiz|faco|cuido|cuidei|lidero|liderei|coordeno|`,
    String.raw`coordenei|organizo|organizei|implantei|criei|aumentei|vendi|vendo|atendi|atendo|`,
    String.raw`ajudei|ajudo|montei|monto|resolvi|ensinei|ensino|bati|economizei|entreguei|fechei|cubro|`,
    String.raw`toco|gerencio|trabalhei|participei|treinava|organizava|cuidava|fazia|atendia|vendia|ajudava|controlava|`,
    String.raw`coordenava|liderava|montava|ensinava|conferia|separava|dirigia|limpava|cozinhava|registrava|emitia)\b`,
  ].join(''),
  'u',
);

/** “Nunca trabalhei”. */
const NOT_DONE = /\b(?:nunca|nao|n|nem) (?:\w+ )?\w+/gu;

const REAL = (text: string): string => squeeze(toDisplayText(text)).replace(/[\s.;,!]+$/u, '');

/**
 * Adds the values of one message to the earlier ones; later words count. @param asked the value that the previous
 * question asked for
 */
export function withMessage(before: Told, text: string, asked: ToldKey | null): Told {
  const folded = foldKey(text);
  const money = new Map(before.money);
  for (const [key, cents] of readAmounts(folded, isOtherFigure(text) ? (findLast(money) ?? asked) : asked)) {
    // The latest value goes last.
    const meant = isOfInvoice(text, key, before) ? 'pj' : key;
    money.delete(meant);
    money.set(meant, cents);
  }
  // A question or a wish answers nothing.
  const answered = isQuestion(text) || wantsWriting(text) ? null : asked;
  const found = findWordsTold(text, folded, answered);
  const words = new Map([...before.words, ...found]);
  const otherHours =
    isSupposing(text) && before.words.has('overtimeHours') ? SOME_HOURS.exec(folded)?.[1] : undefined;
  if (otherHours !== undefined) {
    // “E se fossem 30 horas?” is of the overtime that was told, not of the week.
    words.set('overtimeHours', otherHours);
    words.delete('hoursWeek');
  }
  const saidBefore = before.words.get('said');
  const percent = OTHER_PERCENT.exec(folded)?.[1];
  if (percent !== undefined && before.words.has('percent') && !found.has('percent') && isOtherFigure(text))
    words.set('percent', percent);
  for (const [key, value] of findCorrectedFigures(folded, before)) {
    if (typeof value === 'number') money.set(key, value);
    else words.set(key, value);
  }
  // Other hours take the place of those of each day.
  if (!found.has('dayHours') && HOURS_KEYS.some((key) => found.has(key))) words.delete('dayHours');
  words.set('said', REAL(text));
  const story = findStory(text);
  if (story !== null) words.set('story', story);
  const need = findNeed(text);
  if (need !== null) words.set('need', need);
  if (saidBefore !== undefined) words.set('before', saidBefore);
  const deed = !isQuestion(text) && !wantsWriting(text) && isDeed(folded, answered) ? cutToDeed(text) : null;
  const named = deed ?? findDeedOfCv(text);
  if (named !== null) {
    const deeds = joinDeeds(before.words.get('deeds'), named);
    words.set('deeds', deeds);
    words.set('deedLine', capitalizeFirst(deeds));
  }
  return { money, words };
}

/** Whether an amount that is supposed is that of the PJ which was talked about: “e se pagassem 6 mil?”. */
const isOfInvoice = (text: string, key: ToldKey, { money, words }: Told): boolean =>
  isSupposing(text) &&
  (words.has('pjPercent') || [...money.keys()].includes('pj')) &&
  key !== 'salary' &&
  !/\bclt\b/u.test(foldKey(text));

const SOME_HOURS = /\b(\d{1,3}) ?h(?:oras?)?\b(?! (?:por|ao|no|na|a|d[ao]) )/u;
const HOURS_KEYS = ['hoursDay', 'hoursWeek', 'studyMinutes'] as const;

/** A figure in the place of another: “foram 14 e não 12”, “não eram 12, eram 14”. */
const CORRECTED = new RegExp(
  [
    String.raw`\b(\d[\d.]*)(?: \p{L}+)?,? (?:e )?nao (?:(?:foi|foram|era|eram|e|sao) )?(\d[\d.]*)|`,
    String.raw`\bnao (?:foi|foram|era|eram|e|sao) (\d[\d.]*)[^\d]{1,20}(\d[\d.]*)`,
  ].join(''),
  'u',
);

/** The told values that a message corrects, with the new figure: words, or an amount in cents. */
function findCorrectedFigures(
  folded: string,
  { money, words }: Told,
): readonly (readonly [ToldKey, string | number])[] {
  const [, now, old, oldFirst, nowLast] = CORRECTED.exec(folded) ?? [];
  const [right, wrong] = [now ?? nowLast, old ?? oldFirst].map((one) => one?.replaceAll('.', ''));
  if (right === undefined || wrong === undefined) return [];
  const scale = (cents: number): number | null =>
    [100, 100_000].find((unit) => Number(wrong) * unit === cents) ?? null;
  return [
    ...[...words].flatMap(([key, value]) =>
      FIGURE_KEYS.has(key) && value === wrong ? [[key, right] as const] : [],
    ),
    ...[...money].flatMap(([key, cents]) => {
      const unit = scale(cents);
      return unit === null ? [] : [[key, Number(right) * unit] as const];
    }),
  ];
}
const FIGURE_KEYS = new Set<ToldKey>([
  'overtimeHours',
  'sundayHours',
  'years',
  'months',
  'percent',
  'hoursWeek',
  'hoursDay',
  'hoursMonth',
  'dependants',
  'breakMinutes',
  'studyMinutes',
  'daysWeek',
]);

/** Another figure without a name: “quis dizer 3400”, “e se for 12?”. */
const isOtherFigure = (text: string): boolean =>
  findCorrection(text) !== null || isSupposing(text) || OTHER_FIGURE.test(foldKey(text));
const OTHER_FIGURE = /^(?:e |mas )?(?:com |pra |para )\d|\bnao era\b/u;
const OTHER_PERCENT = /\b(\d{1,2})(?: ?[?!.]*)$/u;

const findLast = (money: ReadonlyMap<ToldKey, number>): ToldKey | null => [...money.keys()].at(-1) ?? null;

const isDeed = (folded: string, asked: ToldKey | null): boolean =>
  !OF_SEARCH.test(folded) &&
  (asked === 'deeds' || (folded.split(' ').length > 2 && DEED.test(folded.replaceAll(NOT_DONE, ' '))));

/** Applying for work, with or without an answer, is no deed of it. */
const OF_SEARCH =
  /\b(?:ninguem|nao) (?:me )?(?:respond|cham|retorn|deu retorno)\w*|\b(?:mandei|enviei|entreguei) (?:\w+ ){0,2}curriculos?\b|\bme candidatei\b/u;

/** A deed without what only leads to it: “fui eu que assumi” → “assumi”. */
const cutOpening = (text: string): string =>
  lowerFirst(
    REAL(text)
      .replace(/^(?:mas |é que |e |agora |hoje |sim,? )*(?:fui eu que |eu que |eu )?(?:já )?(?=\p{L})/iu, '')
      .replace(WISH_BEHIND, ''),
  );
/** What somebody wants is no deed: “cuido do caixa e quero ser encarregada”. */
const WISH_BEHIND = /(?:,| e|, e| mas|, mas) (?:eu )?(?:quero|queria|gostaria|preciso)(?!\p{L}).*$/iu;

/** “Como coloco no currículo que eu treinava os novatos?”. */
const OF_CV = /(?<!\p{L})(?:curr[ií]culo|cv|linkedin) que (?:eu )?(?<deed>[^?!.]+)/iu;

/** The deed that is to stand in the CV, as a request names it; null for none. */
function findDeedOfCv(text: string): string | null {
  const deed = OF_CV.exec(text)?.groups?.['deed'];
  return deed !== undefined && DEED.test(foldKey(deed)) && deed.split(/\s+/u).length <= LONGEST_DEED
    ? cutOpening(deed)
    : null;
}

/** A deed of more words is a story, which no line of a CV and no speech can hold. */
const LONGEST_DEED = 16;
const MOST_DEEDS = 2;
/** Where a part of a story ends. */
const PARTS = /[.;!?\n]+\s*|,\s+|\s+(?:mas|só que|so que|porém|e sim)\s+/u;

/** The deeds that a message tells; of a long one, or of one that puts the mentor right, only the parts that tell one. Null for none. */
function cutToDeed(text: string): string | null {
  if (text.split(/\s+/u).length <= LONGEST_DEED && !isAboutAnswer(text)) return cutOpening(text);
  const deeds = text
    .split(PARTS)
    .map(cutOpening)
    .filter((part) => {
      const folded = foldKey(part);
      return (
        part.split(/\s+/u).length <= LONGEST_DEED &&
        !isAboutAnswer(part) &&
        DEED.test(folded.replaceAll(NOT_DONE, ' '))
      );
    });
  return deeds.length === 0 ? null : deeds.slice(0, MOST_DEEDS).join(', ');
}

function joinDeeds(before: string | undefined, deed: string): string {
  const earlier = before?.split('; ').filter((one) => one !== deed) ?? [];
  return [...earlier, deed].slice(-MOST_TOLD).join('; ');
}
/** What was done, how much, and what came of it. */
const MOST_TOLD = 3;

function findWordsTold(text: string, folded: string, asked: ToldKey | null): ReadonlyMap<ToldKey, string> {
  const words = new Map<ToldKey, string>();
  const note = (key: ToldKey, value: string | undefined): void => {
    if (value !== undefined && value !== '') words.set(key, value);
  };
  const span = SPAN.exec(folded);
  note('span', span?.[0]);
  const age = AGE.exec(folded);
  note('age', age?.[1] ?? age?.[2]);
  if (!age) note('years', formatNumber(YEARS.exec(folded)?.[1]));
  note('months', formatNumber(MONTHS.exec(folded)?.[1]));
  if (!age) note('tenure', readTenure(folded));
  note('pjPercent', PJ_PERCENT.exec(folded)?.[1]);
  note('percent', PERCENT.exec(folded)?.[1]);
  const month = HOURS_MONTH.exec(folded);
  const day = HOURS_DAY.exec(folded);
  const week = HOURS_WEEK.exec(folded);
  note('hoursMonth', month?.[1] ?? month?.[2]);
  note('hoursDay', formatNumber(day?.[1] ?? day?.[2]));
  note('hoursWeek', week?.[1]);
  if (!month && !day && !week) note('hoursWeek', formatNumber(HOURS_BARE.exec(folded)?.[1]));
  note('dependants', formatNumber(DEPENDANTS.exec(folded)?.[1]));
  note('when', WHEN.exec(folded)?.[1]?.trim());
  note('startMonth', FROM_MONTH.exec(folded)?.[1] ?? START.exec(folded)?.[1]);
  note('endMonth', END_MONTH.exec(folded)?.[1]);
  const overtime = OVERTIME.exec(folded);
  // Few hours “no mês” are no contract.
  const few = Number(month?.[1] ?? LEAST_CONTRACT) < LEAST_CONTRACT ? month?.[1] : undefined;
  note('overtimeHours', overtime?.[1] ?? overtime?.[2] ?? few);
  note('workDay', WORK_DAY.exec(folded)?.[1]);
  note('contractDay', CONTRACT_DAY.exec(folded)?.[1]);
  note('sundayHours', formatNumber(ON_SUNDAY.exec(folded)?.[1]));
  note('breakMinutes', BREAK.exec(folded)?.[1]);
  note('studyMinutes', STUDY_MINUTES.exec(folded)?.[1]);
  note('dayHours', readDayHours(folded));
  note('daysWeek', WORKING_WEEK.test(folded) ? '5' : formatNumber(DAYS_WEEK.exec(folded)?.[1]));
  note('occupation', findJob(folded, asked));
  note('skill', findSkill(folded));
  if (ASKS_PAY.test(folded)) note('work', WORK.exec(folded)?.[1]?.trim());
  note('place', findPlace(text, folded));
  if (asked === 'occupation' && !words.has('occupation') && folded.split(' ').length <= 4)
    note('occupation', REAL(text));
  return words;
}

/** Whole months in the company, of years with their months; undefined without years. */
function readTenure(folded: string): string | undefined {
  const [, years, months, half] = TENURE.exec(folded) ?? [];
  if (years === undefined) return undefined;
  const beyond = months === undefined ? (half === undefined ? 0 : HALF_YEAR) : parseNumber(months);
  return String(parseNumber(years) * YEAR_MONTHS + beyond);
}
const YEAR_MONTHS = 12;
const HALF_YEAR = 6;

const formatNumber = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : String(parseNumber(text));

/** The occupation that a message names of the person; a few words that begin with one that is known. */
function findJob(folded: string, asked: ToldKey | null): string | undefined {
  const english = ROLE_ENGLISH.exec(folded)?.[1];
  if (english !== undefined) return english;
  const rest = ROLE.exec(folded)?.[1] ?? (asked === 'occupation' ? folded : undefined);
  if (rest === undefined) return undefined;
  const words = rest
    .replace(/ (?:ha|desde|na|no|em|e|mas|que|com|numa?|pleno|junior|senior)\b.*$/u, '')
    .split(' ');
  for (let length = Math.min(words.length, 5); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (findOccupation(name) !== null) return name;
  }
  return undefined;
}

function findSkill(folded: string): string | undefined {
  const rest = SKILL.exec(folded)?.[1]?.trim();
  if (rest === undefined || NO_SKILL.test(rest)) return undefined;
  return rest.replace(/ (?:para|pra|por|do|de|da|e|em|com|na|no|que|a)(?: .*)?$/u, '');
}

function findPlace(text: string, folded: string): string | undefined {
  return PLACE.exec(text)?.[1] ?? TOWNS.exec(folded)?.[1];
}
