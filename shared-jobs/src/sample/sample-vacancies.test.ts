import { readJob } from '@aura/shared-career';
import { DAY_MS, STATES, type Vacancy, VacancySchema } from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readVacancyText } from '../posting/index.ts';
import { CYCLE_DAYS, repeatInEachCity, type SampleAd, withRepost } from './sample-ad.ts';
import { SAMPLE_ADS, buildSampleVacancies } from './sample-vacancies.ts';

const TODAY = '2026-07-10';

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const days = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The ads of a day by what they are made from. */
function byAd(day: string): (readonly [ad: SampleAd, vacancy: Vacancy])[] {
  const vacancies = buildSampleVacancies(day);
  return SAMPLE_ADS.map((ad, at) => [ad, vacancies[at]!] as const);
}

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the ads of a day', () => {
  it('are valid vacancies of one source', () => {
    for (const vacancy of buildSampleVacancies(TODAY)) {
      expect(() => v.parse(VacancySchema, vacancy)).not.toThrow();
      expect(vacancy.source).toBe('sample');
    }
  });

  it('have ids and keys of their own', () => {
    expect(repeated(SAMPLE_ADS.map(({ key }) => key))).toEqual([]);
    expect(repeated(buildSampleVacancies(TODAY).map(({ id }) => id))).toEqual([]);
    for (const { key } of SAMPLE_ADS) expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('are the same in the same order every time', () => {
    expect(buildSampleVacancies(TODAY)).toEqual(buildSampleVacancies(TODAY));
  });

  it('exist on any day: published within the cycle, still open, not yet replaced', () => {
    fc.assert(
      fc.property(days, (today) => {
        for (const [ad, { publishedOn, seenOn, expiresOn }] of byAd(today)) {
          const age = between(seenOn, today) - (ad.dating === 'old' ? 70 : 0);
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThan(CYCLE_DAYS);
          expect(between(today, expiresOn ?? '')).toBe(CYCLE_DAYS - 1 - age);
          expect(publishedOn).toBe(ad.dating === 'undated' ? null : seenOn);
        }
      }),
      { seed: 45, numRuns: 60 },
    );
  });

  it.each(['2025-12-31', '2026-01-01', '2027-12-31', '2028-01-01', '2028-02-29', '2028-03-01'])(
    'are dated by the calendar on %s',
    (today) => {
      for (const [{ dating }, { seenOn, expiresOn }] of byAd(today)) {
        expect(later(seenOn, CYCLE_DAYS - 1 + (dating === 'old' ? 70 : 0))).toBe(expiresOn);
        expect(seenOn <= today && today <= (expiresOn ?? '')).toBe(true);
      }
    },
  );

  it('become other ads on the day on which they are published again, and on no other', () => {
    fc.assert(
      fc.property(days, (today) => {
        const tomorrow = buildSampleVacancies(later(today, 1));
        for (const [at, vacancy] of buildSampleVacancies(today).entries()) {
          const lastDay = vacancy.expiresOn === today;
          expect(tomorrow[at]?.id === vacancy.id).toBe(!lastDay);
          expect(tomorrow[at]?.seenOn === vacancy.seenOn).toBe(!lastDay);
        }
      }),
      { seed: 46, numRuns: 60 },
    );
  });
});

describe('the ads together', () => {
  it('bring something new on each day, each of them on its own day of the cycle', () => {
    const first = later('1970-01-01', 458 * CYCLE_DAYS);
    for (const phase of Array(CYCLE_DAYS).keys()) {
      const today = later(first, phase);
      const added = byAd(today).filter(([, { expiresOn }]) => expiresOn === later(today, CYCLE_DAYS - 1));
      expect(added).not.toEqual([]);
      expect(added.map(([ad]) => ad)).toEqual(SAMPLE_ADS.filter((ad) => ad.phase === phase));
    }
  });

  it('offer work in every state', () => {
    const states = new Set(
      buildSampleVacancies(TODAY).flatMap(({ places }) => places.map(({ state }) => state)),
    );
    expect(STATES.filter((state) => !states.has(state))).toEqual([]);
  });

  it('name their requirements: three or more in nine of ten', () => {
    const poor = buildSampleVacancies(TODAY).filter((vacancy) => {
      const read = readJob(readVacancyText(vacancy));
      return !read.ok || read.value.requirements.length < 3;
    });
    expect(poor.length / SAMPLE_ADS.length).toBeLessThanOrEqual(0.1);
  });

  it('share no sentence, except in deliberate copies', () => {
    const origin = ({ key }: SampleAd): string => key.replace(/-(?:\d+|de-novo)$/, '');
    const owners = new Map<string, Set<string>>();
    for (const ad of SAMPLE_ADS)
      for (const sentence of splitSentences(ad.description))
        owners.set(sentence, (owners.get(sentence) ?? new Set()).add(origin(ad)));
    const shared = [...owners].filter(([, ads]) => ads.size > 1).map(([sentence, ads]) => [sentence, ...ads]);
    expect(shared).toEqual([]);
  });
});

/** Minimum number of words of a sentence: shorter phrases such as "Ensino médio completo" occur everywhere. */
const FEWEST_WORDS = 7;

function splitSentences(description: string): string[] {
  return description
    .split(/\n|(?<=[.!?;])\s+/u)
    .map((part) => part.replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '').toLowerCase())
    .filter((part) => part.split(/\s+/).length >= FEWEST_WORDS);
}

describe('copies of an ad', () => {
  const ad: SampleAd = {
    key: 'caixa',
    title: 'Operador de caixa',
    company: 'Mercado Sol',
    places: ['Olinda/PE'],
    phase: 43,
    description: 'Loja de CIDADE. Quem mora em CIDADE vem a pé.',
  };

  it('name each city in their text, a day apart around the end of the cycle', () => {
    const copies = repeatInEachCity(ad, ['Olinda/PE', 'São Luís/MA', 'Palmas/TO']);
    expect(copies.map(({ key, places, phase }) => [key, places, phase])).toEqual([
      ['caixa-1', ['Olinda/PE'], 43],
      ['caixa-2', ['São Luís/MA'], 44],
      ['caixa-3', ['Palmas/TO'], 0],
    ]);
    expect(copies[1]?.description).toBe('Loja de São Luís. Quem mora em São Luís vem a pé.');
  });

  it('are published again some days later', () => {
    const again = withRepost(ad, 10);
    expect(again.map(({ key, phase }) => [key, phase])).toEqual([
      ['caixa', 43],
      ['caixa-de-novo', 8],
    ]);
    expect(again[1]?.description).toBe(ad.description);
  });
});
