import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Label, readCases } from './cases.ts';
import { readWithProduct } from './engine.ts';
import { lineFinder } from './lines.ts';
import { readOptions } from './options.ts';
import type { Predicted, PredictedRequirement } from './predicted.ts';
import { figuresOf } from './report.ts';
import { pairRequirements, scoreCase } from './score.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const asked = (
  adLine: number,
  phrase: string,
  verdict: 'proven' | 'stated' | 'absent' | 'unknown',
  cvLines: number[] = [],
): Label['requirements'][number] => ({ adLine, phrase, kind: 'mandatory', verdict, cvLines });

const LABEL: Label = {
  occupation: 'Enfermeira',
  goal: 'Enfermeira',
  requirements: [
    asked(1, 'COREN ativo', 'proven', [2]),
    asked(2, 'Excel intermediário', 'absent'),
    asked(3, 'Disponibilidade para plantões', 'unknown'),
    { ...asked(4, 'Inglês', 'stated', [5]), kind: 'desirable' },
  ],
  stars: [{ cvLine: 7 }, { cvLine: 8 }],
  never: [
    { claim: 'has', what: 'Excel', words: ['Excel'], cvLine: 6 },
    { claim: 'lacks', what: 'registro', words: ['COREN'], cvLine: 2 },
  ],
  facts: {
    yearsInRole: 4,
    registrations: [{ council: 'COREN-SP', number: '990.417-ENF' }],
    highestDegree: 'Bacharelado em Enfermagem (2013)',
    languages: [{ name: 'Inglês', level: 'leitura básica' }],
  },
};

const read = (
  adLine: number,
  name: string,
  verdict: PredictedRequirement['verdict'],
  line?: number,
): PredictedRequirement => ({
  adLine,
  names: [name],
  kind: 'mandatory',
  verdict,
  quoted: line === undefined ? [] : [[line]],
});

const PERFECT: Predicted = {
  requirements: [
    read(1, 'Registro no COREN', 'has', 2),
    read(2, 'Excel intermediário', 'lacks'),
    read(3, 'Disponibilidade', 'unknown'),
    { ...read(4, 'Inglês', 'has', 5), kind: 'desirable' },
  ],
  strengths: [[7], [9, 8]],
  statements: [
    { claim: 'has', text: 'Registro no COREN', lines: [2] },
    { claim: 'lacks', text: 'Excel intermediário', lines: [] },
  ],
  facts: {
    yearsInRole: 4.4,
    registrations: [{ council: 'COREN', number: '990417' }],
    highestDegree: 'Graduação em enfermagem',
    languages: [{ name: 'Inglês', level: 'básico' }],
  },
};

const WRONG: Predicted = {
  requirements: [
    read(1, 'COREN', 'lacks'),
    read(2, 'Excel', 'has', 6),
    read(3, 'Disponibilidade', 'has', 6),
    read(9, 'Inglês', 'has', 5),
  ],
  strengths: [[1], [2], [3], [4], [5], [7], [8]],
  statements: [
    { claim: 'lacks', text: 'COREN', lines: [] },
    { claim: 'has', text: 'Excel', lines: [6] },
  ],
  facts: { yearsInRole: 9, registrations: [], highestDegree: 'Mestrado em Enfermagem', languages: [] },
};

describe('the scorer', () => {
  it('gives a perfect engine every point', () => {
    expect(figuresOf([scoreCase(LABEL, PERFECT).score])).toEqual({
      cases: 1,
      requirementPrecision: 1,
      requirementRecall: 1,
      requirementF1: 1,
      kindAccuracy: 1,
      verdictAccuracy: 1,
      falseHave: 0,
      falseLack: 0,
      evidenceAccuracy: 1,
      leftOpen: 1,
      starsFound: 1,
      neverViolations: 0,
      factsAccuracy: 1,
    });
    expect(scoreCase(LABEL, PERFECT).mistakes).toEqual([]);
  });

  it('gives a wrong engine none, and says why', () => {
    const { score, mistakes } = scoreCase(LABEL, WRONG);
    expect(figuresOf([score])).toMatchObject({
      requirementF1: 0.75,
      kindAccuracy: 1,
      verdictAccuracy: 0,
      falseHave: 1,
      falseLack: 1,
      evidenceAccuracy: null,
      leftOpen: 0,
      starsFound: 0,
      neverViolations: 2,
      factsAccuracy: 0,
    });
    expect(mistakes.map(({ text }) => text)).toContain('missed 4: Inglês');
    expect(mistakes.map(({ text }) => text)).toContain('extra 9: Inglês');
  });

  it('counts an open answer as neither a false "met" nor a false "unmet", but not as right', () => {
    const open = PERFECT.requirements.map((one) => ({ ...one, verdict: 'unknown' as const }));
    expect(figuresOf([scoreCase(LABEL, { ...PERFECT, requirements: open }).score])).toMatchObject({
      verdictAccuracy: 0,
      falseHave: 0,
      falseLack: 0,
    });
  });

  it('looks only at the first quotation', () => {
    const quoted = [{ ...read(1, 'COREN', 'has'), quoted: [[5], [2]] }];
    expect(scoreCase(LABEL, { ...PERFECT, requirements: quoted }).score.evidence).toEqual({
      of: 1,
      count: 0,
    });
  });

  it('counts a choice as a false claim only if it quotes the misleading line', () => {
    const claims = (lines: number[]): number =>
      scoreCase(LABEL, {
        ...PERFECT,
        statements: [{ claim: 'has', text: 'Excel ou Google Planilhas', lines }],
      }).score.never.count;
    expect([claims([4]), claims([6])]).toEqual([0, 1]);
  });
});

describe('pairRequirements', () => {
  it('pairs by line and word, the closest first, each once', () => {
    const ifrs = asked(18, 'IFRS', 'proven');
    const gaap = asked(18, 'US GAAP', 'absent');
    const both = read(18, 'IFRS e US GAAP', 'has');
    const one = read(18, 'US GAAP', 'lacks');
    const elsewhere = read(19, 'IFRS', 'has');
    expect([...pairRequirements([ifrs, gaap], [both, one, elsewhere])]).toEqual([
      [gaap, one],
      [ifrs, both],
    ]);
  });

  it('does not pair lines that share only small words', () => {
    expect(
      pairRequirements(
        [asked(1, 'título de especialista', 'absent')],
        [read(1, 'Residência de médico', 'lacks')],
      ).size,
    ).toBe(0);
  });
});

it('finds the lines of a quotation, also of one that joins wrapped lines', () => {
  const linesOf = lineFinder('Ana Luz\n\n• Reduzi o prazo de entrega\nde 8 para 5 dias\nExcel\nFalo inglês');
  expect(linesOf('Reduzi o prazo de entrega de 8 para 5 dias')).toEqual([3, 4]);
  expect(linesOf('Excel')).toEqual([5]);
  expect(linesOf('nada disso aqui')).toEqual([]);
});

it('prints only sums of the hidden cases', () => {
  expect(() => readOptions(['--held-out', '--errors'], {}, '/repo')).toThrow('sums only');
  expect(() =>
    readOptions(['--dir', 'bench/cases/understanding/held-out', '--only', 'x'], {}, '/repo'),
  ).toThrow('sums only');
  expect(() =>
    readOptions(['--dir', 'bench/cases/understanding/held-out-2', '--errors'], {}, '/repo'),
  ).toThrow('sums only');
  expect(readOptions(['--dir', 'bench/cases/understanding/held-out-2'], {}, ROOT).folders).toMatchObject([
    { name: 'held-out-2', closed: true },
  ]);
  expect(readOptions([], { AURA_TESTDATA: '/none' }, ROOT).missing).toEqual(['/none/understanding']);
});

const HERE = `${ROOT}bench/cases/understanding/development`;
it('reads every case of the repository with the product, and quotes the lines of the file', () => {
  const cases = readCases(HERE);
  expect(cases.length).toBeGreaterThan(30);
  const [first] = cases;
  if (!first) throw new Error('no case');
  const { requirements } = readWithProduct(first);
  expect(requirements.length).toBeGreaterThan(3);
  const quoted = requirements.flatMap((one) => one.quoted);
  expect(quoted.length).toBeGreaterThan(3);
  expect(quoted.filter((lines) => lines.length === 0)).toEqual([]);
});

it('counts a CV that the product cannot read as one without any result', () => {
  const [one] = readCases(HERE);
  if (!one) throw new Error('no case');
  const { score } = scoreCase(one.label, readWithProduct({ ...one, cv: 'Bolo de fubá: bata tudo e asse.' }));
  expect(score.requirements).toEqual({ hit: 0, extra: 0, missed: one.label.requirements.length });
});

const TEST_DATA = `${process.env['AURA_TESTDATA'] || `${ROOT}../shared/testdata`}/understanding`;
it.skipIf(!existsSync(TEST_DATA))('reads the cases of the test data (skipped without them)', () => {
  expect(readCases(TEST_DATA).length).toBeGreaterThan(0);
});
