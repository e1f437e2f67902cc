import { readDates } from './dates.ts';
import { readLinks, readPhones } from './links.ts';
import { type Quantity, readNumbers } from './numbers/read.ts';
import type { FactSource } from './fact-source.ts';
import type { TextRange } from '../text/index.ts';
import type { Violation, ViolationKind } from './violation.ts';
import { stemOf } from './words.ts';

/** Words that say who or what without saying it: they may replace any other. */
const GENERAL = new Set(
  'pessoas profissionais colaboradores funcionarios integrantes membros itens unidades clientes alunos ' +
    'casos vezes cada total media semanais mensais diarios anuais'.split(' ').map(stemOf),
);

const isBare = (one: Quantity): boolean => one.unit === '' && !one.counts;
const isMoney = (one: Quantity): boolean => one.unit === 'BRL';

/** Whether the source tells the number of the same thing, as far as the words beside it show. */
const isSameThing = (said: Quantity, given: Quantity): boolean =>
  !(said.counts || said.unit === 'percent') ||
  said.of.length === 0 ||
  said.of.some((word) => given.near.has(word) || GENERAL.has(word));

/**
 * Whether a source names the same quantity of the same thing. Money may be written without its sign where the number
 * counts nothing.
 */
function isSameQuantity(said: Quantity, given: Quantity): boolean {
  if (said.value !== given.value || !isSameThing(said, given)) return false;
  if (said.unit === given.unit) return given.factor || !said.factor || said.unit !== 'times';
  return (isMoney(said) && isBare(given) && Number(given.value) >= 1000) || (isBare(said) && isMoney(given));
}

/** Prefixes under which a number is a certificate or a register. */
const CERTIFICATES = /^(?:nr|iso|cpa|cea|nbr|coren|crm|crea|crc|crp|oab|cref|creci|crn|cro|crf|az|dp|ai)\d/u;
/** A sign of a quantity that no number carries. */
const LONE_SIGN = /(?<![\d\s]\s?)%|(?<!\d)\s%|(?:R|US)\$(?!\s?[\d…])/gu;
const LONE_PERCENT = /por cento/giu;

const isBareYear = (quantity: Quantity, { dates }: FactSource): boolean =>
  quantity.unit === '' && /^(?:19|20)\d{2}$/u.test(quantity.value) && dates.has(quantity.value);

/** "Registro CRBM, número 12345" for "CRBM 12345": long enough to be nothing else. */
const isRegistered = ({ value }: Quantity, { codes }: FactSource): boolean =>
  /^\d{4,}$/u.test(value) &&
  [...codes].some((code) => /^\p{L}+/u.test(code) && code.replace(/^\p{L}+/u, '') === value);

/** Numbers, dates and links that a text carries and its source does not. */
export function findUnknownAmounts(text: string, source: FactSource): Violation[] {
  const violations: Violation[] = [];
  const note = (kind: ViolationKind, { start, end }: TextRange): void => {
    violations.push({ kind, excerpt: text.slice(start, end) });
  };
  const links = readLinks(text);
  for (const link of links) if (!source.links.has(link.key)) note('link', link);
  const phones = readPhones(text);
  for (const phone of phones)
    if (!source.phones.some((given) => given.endsWith(phone.key) || phone.key.endsWith(given)))
      note('number', phone);
  const counted = (value: string): boolean =>
    source.quantities.some((given) => given.value === value && given.unit === '');
  const dates = readDates(text);
  for (const date of dates)
    if (!source.dates.has(date.key) && !(date.key.length === 4 && counted(date.key))) note('date', date);
  const { quantities, codes } = readNumbers(text, [...links, ...phones, ...dates]);
  for (const code of codes)
    if (!source.codes.has(code.key)) note(CERTIFICATES.test(code.key) ? 'certification' : 'number', code);
  for (const quantity of quantities) {
    if (isRegistered(quantity, source)) continue;
    if (!source.quantities.some((given) => isSameQuantity(quantity, given)) && !isBareYear(quantity, source))
      note('number', quantity);
  }
  return [...violations, ...findLoneSigns(text, quantities)];
}

function findLoneSigns(text: string, quantities: readonly Quantity[]): Violation[] {
  const signs = [...text.matchAll(LONE_SIGN), ...text.matchAll(LONE_PERCENT)];
  return signs
    .filter(({ index }) => !quantities.some(({ start, end }) => index < end && index + 1 > start - 4))
    .map((match) => ({ kind: 'number' as const, excerpt: match[0].trim() }));
}
