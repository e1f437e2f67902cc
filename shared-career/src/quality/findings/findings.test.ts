import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { findFindings, listIds } from '../fixtures/findings.ts';
import { CLEAN, makeResume, makeJob, NOW } from '../fixtures/make-resume.ts';
import { PAIRS } from '../../generated/samples/pairs.ts';
import { scoreQuality } from '../score.ts';

const STRONG = PAIRS[0]?.strong ?? createEmptyResume();

describe('the timeline', () => {
  const jobs = (...periods: readonly (readonly [string, string | null])[]): ResumeStructure =>
    makeResume({ experiences: periods.map((period) => makeJob('Cozinheira', 'Cantina', period, [])) });

  it('names a break of more than a year, with both ends, and subtracts nothing for it', () => {
    const resume = jobs(['2021-02', null], ['2015-01', '2018-03']);
    const [gap] = findFindings(resume).filter(({ kind }) => kind === 'timeline');
    expect(gap?.message).toContain('mar/2018');
    expect(gap?.message).toContain('fev/2021');
    expect(gap?.evidence).toHaveLength(2);
    const coherence = (one: ResumeStructure) =>
      scoreQuality(one, { reading: CLEAN, goal: '', now: NOW }).score.dimensions.find(
        ({ id }) => id === 'coherence',
      )?.value;
    expect(coherence(resume)).toBe(100);
  });

  it('ignores a break of a year, overlaps and studies in between', () => {
    expect(listIds(findFindings(jobs(['2020-03', null], ['2018-01', '2019-03'])), 'timeline')).toEqual([]);
    expect(listIds(findFindings(jobs(['2015-01', null], ['2016-01', '2017-01'])), 'timeline')).toEqual([]);
    const studied: ResumeStructure = {
      ...jobs(['2021-02', null], ['2015-01', '2017-12']),
      education: [
        {
          institution: 'IFCE',
          degree: 'Técnico',
          area: '',
          location: '',
          start: '2018-02',
          end: '2020-12',
          current: false,
          items: [],
        },
      ],
    };
    expect(listIds(findFindings(studied), 'timeline')).toEqual([]);
  });
});

describe('notices of the reader', () => {
  it('become findings without evidence', () => {
    const found = findFindings(STRONG, {
      layout: 'twoColumns',
      notices: ['COLUNAS', 'TEXTO_OCULTO', 'TEXTO_CORTADO', 'DATA_RELATIVA', 'OUTRO'],
    });
    expect(listIds(found, 'layout')).toEqual(['layout-columns', 'layout-hidden', 'layout-cut']);
    expect(listIds(found, 'timeline')).toEqual(['timeline-relative']);
  });
});

describe('items', () => {
  it('are findings if a job has none, if they repeat or are lists of words', () => {
    const resume = makeResume({
      experiences: [
        makeJob('Caixa', 'Mercado', ['2018-01', '2019-01'], []),
        makeJob(
          'Vendedor',
          'Loja',
          ['2019-02', null],
          ['Vendi sapatos', 'Vendi sapatos', 'SQL, Excel, Word, SAP'],
        ),
      ],
    });
    expect(listIds(findFindings(resume), 'structure')).toEqual([
      'structure-bare-jobs',
      'structure-keywords',
      'structure-repeated',
    ]);
  });
});
