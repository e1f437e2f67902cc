import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCanonical, renderResumeText, renderResumeLines } from './index.ts';

const word = fc.stringMatching(/^[\p{L}\d][\p{L}\d.,'/%()+#-]{0,11}$/u);
const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const maybe = fc.oneof(fc.constant(''), phrase);
const date = fc.option(fc.constantFrom('2019', '2020-01', '2021-12'), { nil: null });
const period = { start: date, end: date, current: fc.boolean() };
const few = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { maxLength: 3 });
const link = fc.constantFrom('linkedin.com/in/ana', 'github.com/ana', 'ana.dev');

const structure: fc.Arbitrary<ResumeStructure> = fc.record({
  contact: fc.record({
    name: maybe,
    email: fc.constantFrom('', 'ana@exemplo.com'),
    phone: fc.constantFrom('', '+5511987654321'),
    location: maybe,
    links: few(link),
  }),
  summary: fc.array(phrase, { maxLength: 2 }).map((lines) => lines.join('\n')),
  experiences: few(
    fc.record({ title: maybe, company: maybe, location: maybe, ...period, items: few(phrase) }),
  ),
  education: few(
    fc.record({
      institution: maybe,
      degree: maybe,
      area: maybe,
      location: maybe,
      ...period,
      items: few(phrase),
    }),
  ),
  courses: few(phrase),
  languages: few(fc.record({ language: word, level: maybe })),
  skills: few(phrase),
  projects: few(fc.record({ name: maybe, ...period, summary: maybe, items: few(phrase) })),
  other: few(fc.record({ section: maybe, lines: few(phrase) })),
  unclassified: few(phrase),
});

describe('renderResumeText', () => {
  it('is read back to the same structure', () => {
    fc.assert(
      fc.property(structure, (resume) => {
        fc.pre(renderResumeText(resume).includes('\n'));
        expect(parseCanonical(renderResumeText(resume))).toEqual(resume);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the place of each field', () => {
    const resume = {
      ...createEmptyResume(),
      contact: { ...createEmptyResume().contact, name: 'Ana Luz', email: 'ana@exemplo.com' },
      skills: ['SQL'],
    };
    const { text, lines } = renderResumeLines(resume);
    const line = lines.find(({ path }) => path === 'skills.0');
    expect(text.slice(line?.start, line?.end)).toBe('- SQL');
    expect(line?.section).toBe('HABILIDADES');
  });

  it('does not mistake other texts for its own', () => {
    expect(parseCanonical('Ana Luz\nE-mail: ana@exemplo.com\n\nHabilidades\n- SQL')).toBeNull();
    expect(parseCanonical('Ana')).toBeNull();
  });
});
