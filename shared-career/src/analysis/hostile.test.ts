import { measureGrowth, sampleCases } from '@aura/testing';
import { createEmptyResume, type LinkedInProfile, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { analyseLinkedIn } from '../linkedin/index.ts';
import { analyseResume } from './index.ts';

const now = new Date('2026-11-10T12:00:00Z');
const LINE = 6000;
const LINES = 12;

/** Lines as long as a request may hold them, each made to be tried from every one of its places. */
const PUMPS: Readonly<Record<string, string>> = {
  commas: ',',
  ellipses: '…',
  'full stops': '.',
  colons: ':',
  tabs: '\t',
  'denials in one clause': 'ainda nao ',
};

const lineOf = (pump: string): string => `Rua ${pump.repeat(LINE)}`.slice(0, LINE - 1) + 'x';
const MOST_GROWTH = 10;
const resumeOf = (line: string): ResumeStructure => ({
  ...createEmptyResume(),
  summary: line,
  experiences: Array.from({ length: LINES }, () => ({
    title: 'Analista',
    company: 'Loja',
    location: '',
    start: '2020-01',
    end: null,
    current: true,
    items: [line],
  })),
});
const profileOf = ({ summary, experiences }: ResumeStructure): LinkedInProfile => ({
  name: 'Ana',
  headline: 'Analista',
  about: summary,
  location: '',
  url: '',
  experiences,
  education: [],
  skills: ['Excel'],
  courses: [],
  languages: [],
  recommendations: null,
  unclassified: [],
  notInSource: [],
});

describe.each(sampleCases('hostile lines', Object.entries(PUMPS), 2))('long lines of %s', (_, pump) => {
  const line = lineOf(pump);
  it('do not delay the analysis of a CV', () => {
    const reading = { layout: 'oneColumn' as const, notices: [] };
    const analyse = (text: string) =>
      analyseResume({ resume: resumeOf(text), reading, goal: 'Analista', jobText: '' }, { now });
    expect(measureGrowth(line, analyse)).toBeLessThan(MOST_GROWTH);
  });

  it('do not delay the analysis of a profile', () => {
    const inputOf = (text: string) => ({
      profile: profileOf(resumeOf(text)),
      source: 'text' as const,
      goal: 'Analista',
      resume: null,
      declared: { photo: null, cover: null, openToWork: null, customUrl: null },
      accountName: '',
      ownerConfirmed: true,
    });
    expect(measureGrowth(line, (text) => analyseLinkedIn(inputOf(text), { now }))).toBeLessThan(MOST_GROWTH);
  });
});
