import { findCompany, isOwnEmployer, isSameCompany } from './told/company.ts';
import { formatDecimal, formatCount } from '@aura/shared-domain';
import { foldKey } from '@aura/shared-career';
import { findStems } from '../coach/tokens.ts';
import { TO_BOSS } from '../generated/phrases/wishes.ts';
import type { PersonRecord } from '../person/record.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import type { ReadKey } from './card.ts';
import { formatSaidAmount } from './told/amounts.ts';
import type { Told } from './told/told.ts';
import type { Ad } from './turn.ts';

/** The work and the town for which ads are needed. */
export interface AdsWanted {
  readonly words: string;
  readonly place: string;
}

const TOWNS: Readonly<Record<string, string>> = {
  bh: 'Belo Horizonte',
  sp: 'São Paulo',
  sampa: 'São Paulo',
  rj: 'Rio de Janeiro',
  poa: 'Porto Alegre',
  bsb: 'Brasília',
  floripa: 'Florianópolis',
};

const capitalizeName = (name: string): string =>
  name.replaceAll(/(?:^| )(?!d[aeo]s? )\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * The work and the town for which ads are needed: those of the conversation, or the goal; null if there is neither.
 */
export function computeAdsWanted(told: Told, { profile }: PersonRecord): AdsWanted | null {
  const place = told.words.get('place') ?? '';
  const town = TOWNS[foldKey(place)] ?? capitalizeName(place);
  const words =
    told.words.get('work') ??
    told.words.get('occupation') ??
    profile.careerProfile.objetivos_carreira[0] ??
    '';
  return words === '' ? null : { words, place: town };
}

/** Whether the name of a job has every word of meaning of a work. */
const isFor = (title: string, work: string): boolean => {
  const stems = findStems(title);
  const wanted = findStems(work);
  return wanted.length > 0 && wanted.every((stem) => stems.includes(stem));
};

interface AdContext {
  readonly record: PersonRecord;
  readonly told: Told;
  readonly ads: readonly Ad[];
  readonly jobText: (job: PersonRecord['jobs'][number]) => string;
}

/** Statements of ads about the requested work, and about the jobs that the person follows. */
export function fillAdSlots(
  text: string,
  { record, told, ads, jobText }: AdContext,
): ReadonlyMap<ReadKey, string> {
  const slots = new Map<ReadKey, string>();
  const wanted = computeAdsWanted(told, record);
  if (wanted) {
    const { words, place } = wanted;
    slots.set('adWork', words);
    if (place !== '') slots.set('adPlace', place);
    const paid = ads
      .filter(
        ({ title, city }) => isFor(title, words) && (place === '' || foldKey(city ?? '') === foldKey(place)),
      )
      .flatMap(({ salary }) => salary ?? []);
    if (paid.length === 0) slots.set('adNone', words);
    else {
      const [least, most] = [
        Math.min(...paid.map(({ min }) => min)),
        Math.max(...paid.map(({ max }) => max)),
      ];
      slots.set('adCount', formatCount(paid.length, 'anúncio', 'anúncios'));
      slots.set(
        'adRange',
        least === most
          ? formatSaidAmount(least * 100)
          : `de ${formatSaidAmount(least * 100)} a ${formatSaidAmount(most * 100)}`,
      );
    }
  }
  const payOf = (title: string): number | null =>
    ads.find((ad) => foldKey(ad.title) === foldKey(title))?.salary?.max ?? null;
  const paid = record.jobs.flatMap((job) => {
    const pay = payOf(job.title);
    return pay === null ? [] : [{ job, pay }];
  });
  const [best] = paid.toSorted((a, b) => b.pay - a.pay);
  if (best)
    slots.set('bestPaidJob', `${jobText(best.job)}, com ${formatSaidAmount(best.pay * 100)} no anúncio`);
  const folded = foldKey(text);
  // An employer that the message names wins over every saved job that is not theirs.
  const employer = findCompany(text);
  const named =
    employer === null
      ? record.jobs.find(({ company, title }) =>
          [company ?? title, title].some((name) =>
            findStems(name).some((stem) => stem.length > 3 && findStems(folded).includes(stem)),
          ),
        )
      : record.jobs.find(({ company }) => company !== null && isSameCompany(employer, company));
  if (employer !== null && !named && !isOwnEmployer(text, employer) && !TO_BOSS.test(normalizeMessage(text)))
    slots.set('namedCompany', employer);
  const job =
    named ??
    (employer === null && /\b(?:dess[ae]|ela|nela|est[ae])\b/u.test(folded)
      ? (best?.job ?? record.jobs[0])
      : undefined);
  if (job) {
    slots.set('namedJob', jobText(job));
    // A job in the tracker is none of the person's own boss's.
    if (named && !TO_BOSS.test(normalizeMessage(text))) {
      slots.set('namedTitle', named.title);
      if (named.company !== null) slots.set('namedCompany', named.company);
    }
    const pay = payOf(job.title);
    const salary = told.money.get('salary');
    if (pay !== null) slots.set('namedJobPay', formatSaidAmount(pay * 100));
    if (pay !== null && salary !== undefined)
      slots.set(
        'namedJobMore',
        `${formatSaidAmount(pay * 100 - salary)}, ${formatDecimal((100 * (pay * 100 - salary)) / salary, 1)}%`,
      );
  }
  return slots;
}
