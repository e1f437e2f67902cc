import type { MentorIntent, PersonFact } from '@aura/shared-domain';
import type { Line, ToolPath } from '../library/play.ts';
import type { FactKey } from '../person/known-facts.ts';

/**
 * Values told in a conversation: the person's figures and words, and values derived from them. Texts of cards and
 * drafts can contain them, in addition to the facts of the person.
 */
export const TOLD_KEYS = {
  salary: 'what the person earns a month: R$ 4.800,00',
  wish: 'what they would like to earn, or ask for: R$ 6.500,00',
  wishMost: 'the upper end of what they ask for: R$ 5.000,00',
  offer: 'what they were offered: R$ 5.000,00',
  otherOffer: 'the second of two offers: R$ 4.500,00',
  pj: 'invoice a month: R$ 8.000,00',
  benefits: 'what benefits are worth a month: R$ 800,00',
  accountant: 'what the accountant of a PJ costs a month: R$ 300,00',
  cost: 'what something costs them a month: R$ 600,00',
  amount: 'any other amount: R$ 3.000,00',
  percent: 'a percentage: 10%',
  years: 'whole years in the company: 5',
  months: 'months that something lasts: 8',
  tenure: 'whole months in the company: 28',
  pjPercent: 'how much more a PJ is to be paid than the employment, in percent: 20',
  span: 'a span of time as it was told: 2 anos',
  age: 'age: 52',
  hoursWeek: 'hours a week to study: 5',
  hoursDay: 'hours a day to study: 1',
  hoursMonth: 'hours of work a month: 220',
  when: 'when they can study: de manhã cedo',
  startMonth: 'the month in which they began: julho',
  endMonth: 'the month in which they left: outubro',
  breakMinutes: 'minutes of their break: 30',
  daysWeek: 'days a week on which they study or work: 5',
  dependants: 'dependants for the income tax: 1',
  occupation: 'the occupation that they name: contador',
  work: 'the work that they ask the pay of: coordenador de logística',
  skill: 'what they want to learn: excel',
  said: 'what the message says, in their own words',
  story: 'what they told of the matter in the latest messages, which asked for nothing',
  need: 'what they want or have to do, in the infinitive: trocar meu turno',
  wanted: 'what they want to ask or to say, to go on with “gostaria de”: pedir folga na sexta',
  subject: 'what is talked about, as a text names it: as minhas férias',
  before: 'what the message before said, in their own words',
  deeds: 'what they say that they did or do, in their own words',
  deedLine: 'the same as a line of a CV: Organizava o estoque',
  place: 'the town that they name: Contagem',
  riseOffer: 'the offer beside the pay, in percent: 10%',
  riseWish: 'the wish beside the pay, in percent: 35,4%',
  differenceYear: 'that in a year, with 13th and the third of holidays: R$ 22.666,67',
  holidayPay: 'the pay and a third of it: R$ 4.000,00',
  hour: 'the price of an hour of the pay: R$ 10,00',
  fine: '40% of the amount: R$ 5.600,00',
  fineHalf: '20% of the amount: R$ 2.800,00',
  fgtsPart: '80% of the amount: R$ 11.200,00',
  fgtsMonth: '8% of the pay: R$ 192,00',
  difference: 'the wish or offer less the pay: R$ 1.700,00',
  yearPay: 'the pay of a year with 13th and the third of holidays: R$ 64.000,00',
  yearFgts: '8% of twelve months of the pay: R$ 4.608,00',
  yearPj: 'twelve invoices: R$ 96.000,00',
  yearPjLess: 'eleven invoices: R$ 88.000,00',
  raised: 'the pay with the percentage on top: R$ 3.520,00',
  share: 'the percentage of the amount: R$ 462,00',
  offersDiffer: 'the one offer less the other: R$ 500,00',
  offersAfterCost: 'the first offer less what it costs: R$ 4.400,00',
  noticeDays: 'days of notice for these years: 45',
  thirteenth: 'twelfths of the 13th: 6/12',
  thirteenthPay: 'the 13th for these months: R$ 1.500,00',
  net: 'what the pay leaves in the account: R$ 2.747,00',
  inss: 'INSS of the pay: R$ 253,00',
  irrf: 'income tax of the pay: R$ 0,00',
  netAverage: 'what the employment leaves in a month, 13th and holidays spread: R$ 5.100,00',
  packageMonth: 'the same with benefits and FGTS: R$ 6.300,00',
  pjNet: 'what the invoice leaves by the Simples: R$ 7.100,00',
  pjBreakEven: 'the invoice that equals the employment: R$ 7.900,00',
  overtime: 'an hour of overtime: R$ 15,00',
  overtimeDouble: 'an hour at double pay: R$ 20,00',
  rate: 'the price of an hour: R$ 75,00',
  third: 'a third of the amount: R$ 933,33',
  gross: 'the pay that net pay and other sums are of: R$ 3.000,00',
  person: 'the name of whom a text is to: Carla',
  overtimeHours: 'hours of overtime that were told: 12',
  sundayHours: 'how many of these on a Sunday or holiday: 4',
  workDay: 'hours that they work a day: 11',
  contractDay: 'hours a day that their contract says, or the usual ones: 8',
  dayOver: 'hours that a day lasts beyond it: 3',
  dayOverPay: 'these hours for a month of 22 days, half more: R$ 2.970,00',
  overtimePay: 'what these hours are paid, at double on Sundays: R$ 180,00',
  overtimeRest: 'hours of overtime on other days: 8',
  noticePay: 'the pay of the days of notice: R$ 4.480,00',
  fgtsOfTenure: '8% of the pay for all months in the company: R$ 4.704,00',
  fineOfTenure: '40% of 8% of the pay for all months in the company: R$ 1.881,60',
  thirteenthMonth: 'a twelfth of the pay: R$ 175,00',
  holidayMonth: 'a twelfth of the pay with its third: R$ 233,33',
  riseLow: 'the pay with 10% on top: R$ 3.190,00',
  riseHigh: 'the pay with 20% on top: R$ 3.480,00',
  fgtsOwed: '8% of the pay for the months told: R$ 1.400,00',
  twelfths: 'twelfths of the holidays: 8/12',
  holidayShare: 'the holidays for these months, with the third: R$ 2.533,33',
  transportShare: '6% of the pay: R$ 120,00',
  transportOver: 'what was deducted beyond it: R$ 60,00',
  nightShare: '20% of the pay: R$ 396,00',
  dangerPay: '30% of the pay: R$ 630,00',
  breakMissing: 'minutes that lack of a break of an hour: 30',
  breakMonth: 'these minutes for a month of 22 days, half more: R$ 132,00',
  studyMinutes: 'minutes a day to study: 40',
  dayHours: 'hours to study on each day, Monday first: 1 1 1 1 1 3 0',
  weekPlan: 'a week of study by these hours: Segunda e quarta, 1 h: um assunto novo.',
  studyWeek: 'minutes of study in a week: 3h20',
  studyMonth: 'the same in a month: 14',
} as const satisfies Readonly<Record<string, string>>;
export type ToldKey = keyof typeof TOLD_KEYS;

/** Texts read from the person's own record as a whole: lists, and the findings for a message. */
export const READ_KEYS = {
  savedJobs: 'jobs in the tracker with employer and stage',
  appliedJobs: 'jobs that the person applied to, and follows',
  offerJobs: 'jobs that are offered to them',
  closestJob: 'the job in the tracker that is furthest on',
  bestPaidJob: 'the job in the tracker whose ad names the highest pay, with the pay',
  nearWork:
    'work near to what they did or do, by what it asks for: Recepcionista, Auxiliar administrativo(a)',
  heldWork: 'that work: Secretário(a)',
  namedJob: 'the job in the tracker that the message names',
  namedTitle: 'its title, unless the message is to people at work: Comprador',
  namedCompany: 'its employer, likewise, or the one that the message names: Grupo Minas',
  namedJobPay: 'what its ad pays: R$ 7.500',
  namedJobMore: 'what it pays beyond the present pay: R$ 2.700, 56,3%',
  gapList: 'gaps of the diagnosis, the gravest first',
  strengthList: 'strengths of the diagnosis',
  taskList: 'open tasks of the plan, the first ones',
  rememberedList: 'what the person agreed to have remembered',
  cvProof: 'lines of the CV that go with the message',
  cvLines: 'the first lines of the present job in the CV',
  adCount: 'how many ads name a pay for that work: 2 anúncios',
  adRange: 'from the lowest to the highest of these: de R$ 6.000 a R$ 7.500',
  adWork: 'the work that ads were looked up for: coordenador de logística',
  adPlace: 'the town that they were looked up in: Contagem',
  adNone: 'the work for which no ad names a pay: técnico de segurança',
  name: 'first name: Marina',
} as const satisfies Readonly<Record<string, string>>;
export type ReadKey = keyof typeof READ_KEYS;

export type SlotKey = ToldKey | FactKey | ReadKey;

/** A value that a text may contain, and the personal fact it comes from; null if the conversation told it. */
export interface Slot {
  readonly value: string;
  readonly fact: PersonFact | null;
}
export type Slots = ReadonlyMap<SlotKey, Slot>;

/**
 * An answer to one question. Cards of one file have one topic, and a conversation stays in it until the person asks
 * about another.
 */
export interface Card {
  /** `card.TOPIC.NAME`. */
  readonly id: string;
  readonly topic: string;
  readonly intent: MentorIntent;
  /** Ways to ask for it out of the blue. */
  readonly asked: readonly string[];
  /** Ways to ask for it once its topic, or one of `after`, is talked about. */
  readonly followed: readonly string[];
  /**
   * Aspects of its topic: `rule`, `amount`, `refused`, …; the phrases that ask for an aspect are defined once for all.
   */
  readonly facets: readonly string[];
  /** Topics, plays and intents that it can follow, besides its own topic. */
  readonly after: readonly string[];
  readonly say: readonly Line[];
  readonly ways: readonly Line[];
  /** Empty for none. */
  readonly question: Line;
  /** The value that a short answer to the question fills. */
  readonly fills: ToldKey | null;
  /** Ids of passages. */
  readonly passages: readonly string[];
  readonly open: ToolPath | null;
  /** Whether it tells a rule of law: the limits and whom to ask follow. */
  readonly isLaw: boolean;
}

/** A text that the mentor writes for the person to send or to say. */
export interface Draft {
  /** `draft.NAME`. */
  readonly id: string;
  readonly intent: MentorIntent;
  readonly asked: readonly string[];
  /** Topics, plays and intents in which “write it for me” means this. */
  readonly after: readonly string[];
  /** Whether the text fits only by its recipient: a text about the current topic is better. */
  readonly isGeneric: boolean;
  /** It goes to somebody who is not to know what the person told: the other offer, what they earn. */
  readonly isAlone: boolean;
  readonly title: string;
  readonly text: readonly Line[];
  /** The same in English, with values that need no translation; empty if the letter's has to do. */
  readonly english: readonly Line[];
  readonly question: Line;
  readonly fills: ToldKey | null;
}
