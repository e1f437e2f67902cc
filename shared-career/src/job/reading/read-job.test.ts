import type { JobReading } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { findImpliedSkills } from '../../taxonomy/skill-catalogue.ts';
import { ADS } from '../../generated/samples/ads.ts';
import { type AdName, ASKED, FRAMES } from '../fixtures/expected.ts';
import { readJob } from './read-job.ts';

function read(text: string): JobReading {
  const result = readJob(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Ids of requirements, and of those written next to the name of another one. */
const ids = (reading: JobReading, necessity: string): string[] =>
  reading.requirements
    .filter((one) => one.necessity === necessity)
    .flatMap(({ id, skillId, also = [] }) => [
      id,
      ...[skillId ?? '', ...also].filter((one) => one !== '').map((one) => `skill-${one}`),
    ]);
/** Whether a requirement is there, or a more particular one that implies it. */
const missing = (found: readonly string[], expected: string): string[] =>
  list(expected).filter(
    (id) =>
      !found.includes(id) &&
      !found.some((one) => findImpliedSkills(one.replace('skill-', '')).has(id.replace('skill-', ''))),
  );
const blockers = (reading: JobReading): string[] =>
  reading.requirements
    .filter(({ knockOut }) => knockOut)
    .map(({ id }) => id)
    .toSorted();

const list = (words: string): string[] => words.split(' ').filter((word) => word !== '');

describe.each(Object.keys(ADS) as AdName[])('%s', (name) => {
  const text = ADS[name];
  const reading = read(text);
  const [mandatory, desirable, manual, blocking] = ASKED[name];

  it('has its basic data', () => {
    expect(reading).toMatchObject(FRAMES[name]);
  });

  it('has its requirements', () => {
    expect(missing(ids(reading, 'mandatory'), mandatory)).toEqual([]);
    expect(missing(ids(reading, 'desirable'), desirable)).toEqual([]);
    expect(ids(reading, 'manual').toSorted()).toEqual(list(manual).toSorted());
    expect(blockers(reading)).toEqual(list(blocking).toSorted());
  });

  it('points every statement at the ad', () => {
    for (const { excerpt, start, end } of [
      ...reading.requirements.flatMap(({ evidence }) => evidence),
      ...reading.responsibilities,
    ])
      expect(text.slice(start, end)).toBe(excerpt);
    for (const { evidence } of reading.requirements) expect(evidence.length).toBeGreaterThan(0);
    expect(new Set(reading.requirements.map(({ id }) => id)).size).toBe(reading.requirements.length);
  });
});

it('has its occupation if the catalogue knows it', () => {
  expect(read(ADS.NURSE_AD).occupationId).toBe('enfermeiro');
  expect(read(ADS.DRIVER_AD).occupationId).toBe('motorista-caminhao');
  expect(read(ADS.LAWYER_AD).occupationId).toMatch(/^advogado/);
  expect(read(ADS.MASON_AD).occupationId).toBe('pedreiro');
});
