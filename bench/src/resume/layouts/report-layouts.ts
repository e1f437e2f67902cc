import { addCounts, getRates, NO_COUNTS } from '../compare.ts';
import { CORE, f1Of, LAYOUT_FIELDS, type LayoutField, type LayoutResult } from './read-layout.ts';

const sumOf = (results: readonly LayoutResult[]): LayoutResult['counts'] =>
  Object.fromEntries(
    LAYOUT_FIELDS.map((field) => [
      field,
      results.map(({ counts }) => counts[field]).reduce(addCounts, NO_COUNTS),
    ]),
  ) as LayoutResult['counts'];

/** Below this share the person must be told that the file was read badly. */
const POOR = 0.8;

const isSilent = ({ score, told }: LayoutResult): boolean => score < POOR && !told;

/** The figures of some files. */
function figuresOf(results: readonly LayoutResult[]) {
  const counts = sumOf(results);
  return {
    files: results.length,
    f1: f1Of(counts, CORE),
    all: f1Of(counts, LAYOUT_FIELDS),
    title: getRates(counts.title).f1,
    company: getRates(counts.company).f1,
    falseDates: results.reduce((sum, result) => sum + result.falseDates, 0),
    poor: results.filter(({ score }) => score < POOR).length,
    silent: results.filter(isSilent).length,
    told: results.filter(({ told }) => told).length,
    fields: Object.fromEntries(LAYOUT_FIELDS.map((field) => [field, getRates(counts[field])])) as Record<
      LayoutField,
      ReturnType<typeof getRates>
    >,
  };
}

const halves = (results: readonly LayoutResult[]) =>
  [
    ['open half', results.filter(({ unopened }) => !unopened)],
    ['unopened half', results.filter(({ unopened }) => unopened)],
  ] as const;

const number = (value: number): string => value.toFixed(3);
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(10))).join('');

/** The figures of both halves as text: by family, and by field. */
export function reportHalves(results: readonly LayoutResult[]): string {
  const lines: string[] = [];
  for (const [half, own] of halves(results)) {
    lines.push(
      `\n${half}`,
      row(['family', 'files', 'F1', 'F1 all', 'title', 'company', 'dates!', 'under .8', 'silent', 'told']),
    );
    for (const family of [...new Set(own.map((result) => result.family)), '']) {
      const some = family === '' ? own : own.filter((result) => result.family === family);
      const { files, f1, all, title, company, falseDates, poor, silent, told } = figuresOf(some);
      lines.push(
        row([
          family || 'all',
          files,
          number(f1),
          number(all),
          number(title),
          number(company),
          falseDates,
          poor,
          silent,
          told,
        ]),
      );
    }
    const { fields } = figuresOf(own);
    lines.push('', row(['field', 'precision', 'recall', 'F1']));
    for (const field of LAYOUT_FIELDS) {
      const { precision, recall, f1 } = fields[field];
      lines.push(
        row([CORE.includes(field) ? field : `(${field})`, number(precision), number(recall), number(f1)]),
      );
    }
  }
  return lines.join('\n');
}

/** The same for machines. */
export const sumHalves = (results: readonly LayoutResult[]): unknown =>
  Object.fromEntries(halves(results).map(([half, own]) => [half, figuresOf(own)]));

/** What each file loses or invents, worst files first. */
export const describeLosses = (results: readonly LayoutResult[]): string =>
  results
    .filter(({ lost }) => Object.keys(lost).length > 0)
    .toSorted((a, b) => a.score - b.score)
    .map(({ name, score, error, lost, falseDates, told }) =>
      [
        [
          name,
          number(score),
          error ?? '',
          falseDates > 0 ? `${falseDates} false dates` : '',
          told ? 'told' : '',
        ].join('  '),
        ...Object.entries(lost).map(
          ([field, { missed, extra }]) => `  ${field}: -${JSON.stringify(missed)} +${JSON.stringify(extra)}`,
        ),
      ].join('\n'),
    )
    .join('\n');
