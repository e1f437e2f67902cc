import { describe, expect, it } from 'vitest';
import { humanReport, type PageResult } from './report.ts';

const page = (path: string, more: Partial<PageResult> = {}): PageResult => ({
  path,
  scriptBytes: 9513,
  totalBytes: 76_731,
  bytes: { document: 8864, script: 9513, style: 11_846, font: 44_904, image: 0, other: 1604 },
  requests: 6,
  depth: 2,
  nodes: 243,
  layoutShift: 0,
  takeOver: { nodes: 242, layoutShift: 0 },
  ...more,
});

const LIGHTHOUSE = {
  scores: { accessibility: 100, 'best-practices': 96, seo: 100 },
  performance: { min: 98, max: 100 },
  findings: [
    { category: 'best-practices', audit: 'errors-in-console', title: 'Errors', places: ['/api/events: 502'] },
  ],
  benchmarkIndex: { min: 3300, max: 3300 },
  loadAverage: { min: 0.5, max: 1.25 },
  runs: 3,
} as const;

const lineOf = (report: string, path: string) =>
  report
    .split('\n')
    .find((line) => line.startsWith(`${path} `))
    ?.split(/\s{2,}/);

describe('humanReport', () => {
  it('shows a page in kilobytes of 1000 bytes, with its elements before and after', () => {
    const report = humanReport({ public: [page('/faq')], application: [] });
    expect(lineOf(report, '/faq')).toEqual([
      '/faq',
      '8.9',
      '9.5',
      '11.8',
      '44.9',
      '0.0',
      '1.6',
      '76.7',
      '6',
      '2',
      '243→242',
      '0',
    ]);
  });

  it('shows the smallest shift as more than none', () => {
    const report = humanReport({ public: [page('/faq', { layoutShift: 0.00001 })], application: [] });
    expect(lineOf(report, '/faq')?.at(-1)).toBe('<0.0001');
  });

  it('sorts the pages, with those of remotes apart', () => {
    const report = humanReport({
      public: [page('/sobre'), page('/'), page('/faq')],
      application: [page('/a')],
    });
    const paths = report.split('\n').flatMap((line) => /^\/\w*/.exec(line) ?? []);
    expect(paths).toEqual(['/', '/faq', '/sobre', '/a']);
  });

  it('omits Lighthouse if it did not run', () => {
    expect(humanReport({ public: [page('/faq')], application: [] })).not.toContain('Lighthouse');
  });

  it('shows spreads as ranges and every imperfect audit with its place', () => {
    const report = humanReport({ public: [page('/faq', { lighthouse: LIGHTHOUSE })], application: [] });
    expect(report).toContain('of 3 runs');
    expect(report).toMatch(/^\/faq {2}.*\b96!.*98–100 .*\b3300 .*0\.5–1\.3$/m);
    expect(report).toContain('/faq  best-practices  errors-in-console: Errors\n    /api/events: 502');
  });
});
