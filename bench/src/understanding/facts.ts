import { foldText } from '@aura/shared-career';
import type { PredictedFacts } from './predicted.ts';
import { stemsIn } from './words.ts';

/** Years may differ by half a year, or by a tenth of a long time: a CV seldom gives days. */
export function sameYears(asked: PredictedFacts, read: PredictedFacts): boolean {
  return (
    Math.abs(asked.yearsInRole - read.yearsInRole) <= Math.max(0.5, asked.yearsInRole / 10) + Number.EPSILON
  );
}

const registrationKey = ({ council, number }: PredictedFacts['registrations'][number]): string =>
  `${/^\p{L}+/u.exec(foldText(council).folded)?.[0] ?? ''} ${number.replace(/\D/gu, '')}`;

const registrationKeys = ({ registrations }: PredictedFacts): string =>
  [...new Set(registrations.map(registrationKey))].toSorted().join('|');

/** The same registrations, by council and the digits of the number, and no others. */
export function sameRegistrations(asked: PredictedFacts, read: PredictedFacts): boolean {
  return registrationKeys(asked) === registrationKeys(read);
}

/** Heights of schooling, by the words that name them; the first that a text holds counts. */
const HEIGHTS: readonly (readonly [string, RegExp])[] = [
  ['doctorate', /doutorad|doutor[a]? em|phd/u],
  ['master', /mestrad|mestre em|mestra em/u],
  ['postgraduate', /pos-graduac|pos graduac|especializac|mba|lato sensu|residencia/u],
  ['technical', /\btecnic[oa]\b|pos-tecnic/u],
  ['bachelor', /bacharel|graduac|licenciatura|tecnolog[oa]|superior|pedagogia/u],
  ['secondary', /medio|2o grau|segundo grau/u],
  ['primary', /fundamental|serie|1o grau/u],
];
const GENERAL_WORDS = [
  'doutorado|mestrado|pos-graduacao|lato sensu|especializacao|mba|curso|tecnico|tecnologo|tecnologia',
  'bacharelado|graduacao|licenciatura|superior|ensino|medio|fundamental|incompleto|completo|concluido',
  'eja|supletivo|enccea|\\d+',
];
const GENERAL = new RegExp(GENERAL_WORDS.join('|'), 'gu');

const heightOf = (folded: string): string => HEIGHTS.find(([, words]) => words.test(folded))?.[0] ?? 'none';

const subjectOf = (folded: string): ReadonlySet<string> => stemsIn(folded.replace(GENERAL, ' '));

const main = (text: string): string =>
  foldText(text)
    .folded.replace(/\([^)]*\)/gu, ' ')
    .replace(/;.*$/u, '');

/**
 * The same level of schooling, and for a degree a common word of the subject. Text after a semicolon or in brackets is
 * ignored.
 */
export function sameDegree(asked: PredictedFacts, read: PredictedFacts): boolean {
  const [one, other] = [main(asked.highestDegree), main(read.highestDegree)];
  if (heightOf(one) !== heightOf(other)) return false;
  if (/medio|fundamental/u.test(one)) return /incomplet/u.test(one) === /incomplet/u.test(other);
  const subject = subjectOf(one);
  return subject.size === 0 || [...subjectOf(other)].some((stem) => subject.has(stem));
}

const LEVELS: readonly (readonly [number, RegExp])[] = [
  [4, /fluen|nativ|bilingu|c2|matern/u],
  [3, /avancad|c1/u],
  [2, /intermedi|conversa|b1|b2|oral/u],
  [1, /basic|leitura|inicia|a1|a2|elementar|pouco|tecnic|instrumental/u],
];
const levelOf = (level: string): number | null => {
  const { folded } = foldText(level);
  return LEVELS.find(([, words]) => words.test(folded))?.[0] ?? null;
};

const levelsOf = (facts: PredictedFacts): ReadonlyMap<string, number | null> =>
  new Map(
    facts.languages
      .map(({ name, level }) => [foldText(name).folded, levelOf(level)] as const)
      .filter(([name]) => !name.startsWith('portugues')),
  );

/** The same foreign languages, each at the same of four rungs where both name one. */
export function sameLanguages(asked: PredictedFacts, read: PredictedFacts): boolean {
  const [one, other] = [levelsOf(asked), levelsOf(read)];
  return (
    one.size === other.size &&
    [...one].every(([name, level]) => {
      const found = other.get(name);
      return found !== undefined && (found === null || level === null || found === level);
    })
  );
}
