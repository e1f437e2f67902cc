import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildIsUnsure,
  CHECK_HINT,
  computeConfidenceAfter,
  countLow,
  buildHints,
  MISSING_HINT,
} from './confidence.ts';
import { tidyResume } from './tidy.ts';
import { moveLine, listTargets } from './unclassified.ts';
import { formatPeriod, formatYearMonth, parseYearMonth } from './year-month.ts';

test('a job unfolds for what was read with doubt or a missing role, not for a missing place alone', () => {
  const isUnsure = buildIsUnsure({
    'experiences.0.location': 0,
    'experiences.1.location': 0.3,
    'experiences.2.title': 0,
  });
  expect([0, 1, 2].map((at) => isUnsure(`experiences.${at}`))).toEqual([false, true, true]);
});

test('a course unfolds for a missing name or a doubt, not for what most CVs leave out', () => {
  const isUnsure = buildIsUnsure({
    'education.0.area': 0,
    'education.0.start': 0,
    'education.1.degree': 0,
    'education.2.start': 0.4,
  });
  expect([0, 1, 2].map((at) => isUnsure(`education.${at}`))).toEqual([false, true, true]);
});

describe('dates', () => {
  test.each([
    ['03/2020', '2020-03'],
    ['3-2020', '2020-03'],
    ['2020-03', '2020-03'],
    [' 2020 ', '2020'],
    ['', null],
    ['13/2020', undefined],
    ['março de 2020', undefined],
    ['1066', undefined],
  ])('%j is read as %j', (typed, expected) => {
    expect(parseYearMonth(typed)).toBe(expected);
  });

  test('a shown date is read back as the same date', () => {
    const date = fc.tuple(fc.integer({ min: 1950, max: 2049 }), fc.option(fc.integer({ min: 1, max: 12 })));
    fc.assert(
      fc.property(date, ([year, month]) => {
        const value = month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
        expect(parseYearMonth(formatYearMonth(value))).toBe(value);
      }),
    );
  });

  test('periods read naturally', () => {
    expect(formatPeriod({ start: '2020-03', end: '2022', current: false })).toBe('03/2020 a 2022');
    expect(formatPeriod({ start: '2020-03', end: null, current: true })).toBe('desde 03/2020');
    expect(formatPeriod({ start: '2024', end: '2024', current: false })).toBe('2024');
    expect(formatPeriod({ start: null, end: null, current: false })).toBe('');
  });
});

const job = {
  title: 'Analista',
  company: 'Aço',
  location: '',
  start: null,
  end: null,
  current: false,
  items: ['A'],
};
const resume: ResumeStructure = {
  ...createEmptyResume(),
  experiences: [job, { ...job, title: 'Estagiária' }],
  unclassified: ['Reduzi o prazo em 30%', 'Página 1 de 2'],
};

describe('lines without a place', () => {
  test.each(listTargets(resume))('“$label” takes the line: it is neither lost nor doubled', ({ id }) => {
    const moved = moveLine(resume, 0, id);
    expect(moved.unclassified).toEqual(['Página 1 de 2']);
    expect(JSON.stringify(moved).split('Reduzi o prazo em 30%')).toHaveLength(2);
  });

  test('a line goes to the chosen experience', () => {
    expect(moveLine(resume, 0, 'experience-1').experiences.map((entry) => entry.items)).toEqual([
      ['A'],
      ['A', 'Reduzi o prazo em 30%'],
    ]);
  });

  test('discarding removes only that line', () => {
    expect(moveLine(resume, 1, '')).toEqual({ ...resume, unclassified: ['Reduzi o prazo em 30%'] });
  });
});

describe('certainty', () => {
  test('guessed and missing fields have different marks; read ones have none', () => {
    const confidence = { 'contact.name': 0.4, 'contact.email': 0.95, 'contact.phone': 0 };
    const hintOf = buildHints(confidence);
    expect(hintOf('contact.name')).toBe(CHECK_HINT);
    expect(hintOf('contact.email')).toBeUndefined();
    expect(hintOf('contact.phone')).toBe(MISSING_HINT);
    expect(hintOf('contact.location')).toBeUndefined();
    expect(countLow(confidence)).toBe(1);
  });

  test('a corrected field loses its mark; the others keep theirs', () => {
    const confidence = { 'experiences.0.title': 0.4, 'experiences.1.title': 0.4, 'contact.name': 0.4 };
    const corrected = {
      ...resume,
      experiences: [{ ...job, title: 'Analista Sênior' }, ...resume.experiences.slice(1)],
    };
    expect(computeConfidenceAfter(confidence, resume, corrected)).toEqual({
      'experiences.1.title': 0.4,
      'contact.name': 0.4,
    });
  });
});

test('tidying drops empty entries, trims the others, and changes nothing the second time', () => {
  const typed: ResumeStructure = {
    ...resume,
    skills: [' SQL ', '', ' '],
    experiences: [
      { ...job, title: ' Analista ' },
      { ...job, title: ' ', company: '', items: [' '] },
    ],
    languages: [{ language: ' ', level: 'B2' }],
  };
  const tidy = tidyResume(typed);
  expect(tidy.skills).toEqual(['SQL']);
  expect(tidy.experiences.map((entry) => entry.title)).toEqual(['Analista']);
  expect(tidy.languages).toEqual([]);
  expect(tidyResume(tidy)).toEqual(tidy);
});
