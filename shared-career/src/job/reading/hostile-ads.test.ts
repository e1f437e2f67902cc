import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';
import { readJob } from './read-job.ts';
import { splitSegments } from './segments.ts';

/** What an ad may repeat to make its reading long. */
const UNITS = [
  'Excel (desejável) ',
  'Excel, ',
  'Excel. ',
  'Java ou Python ou ',
  'COREN/CRM/',
  'CNH na com ',
  'R$ 3.000 (a) a ',
  'Graduação em Direito, ',
  'dois dias por semana ',
  'não é necessário ',
  'ingles ',
  'Excel\u200b ',
  ' ',
  'a',
];
const adOf = (unit: string, length: number): string =>
  `Analista administrativo\n\n${unit.repeat(length / unit.length)} requisitos da vaga, com tudo o mais que o anúncio diz sobre o trabalho e sobre a empresa`;

type Exec = (this: RegExp, input: string) => RegExpExecArray | null;

/** Characters that regular expressions walk over while an ad is read. */
function charactersRead(text: string): number {
  const native = Reflect.getOwnPropertyDescriptor(RegExp.prototype, 'exec') ?? {};
  const exec = native.value as Exec;
  let read = 0;
  const counted: Exec = function (input) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, input);
    read += (match ? match.index + match[0].length : input.length) - from;
    return match;
  };
  try {
    Reflect.defineProperty(RegExp.prototype, 'exec', { ...native, value: counted });
    readJob(text);
  } finally {
    Reflect.defineProperty(RegExp.prototype, 'exec', native);
  }
  return read;
}

describe.each(UNITS)('an ad full of "%s"', (unit) => {
  it('is read in pieces of bounded length', () => {
    const segments = splitSegments(toPlainText(adOf(unit, 19_000)).text);
    expect(Math.max(...segments.map(({ text }) => text.length))).toBeLessThanOrEqual(600);
  });

  it('takes twice as long at twice the length', () => {
    const [half, whole] = [charactersRead(adOf(unit, 6000)), charactersRead(adOf(unit, 12_000))];
    expect(half).toBeGreaterThan(0);
    expect(whole / half).toBeLessThan(2.5);
  });
});

it('loses nothing of a long sentence', () => {
  const line = `Excel, ${'experiência com atendimento, '.repeat(60)}Power BI`;
  const segments = splitSegments(line);
  expect(segments.length).toBeGreaterThan(1);
  expect(segments.map(({ text }) => text).join('')).toBe(line);
  for (const { text, start } of segments) expect(line.slice(start, start + text.length)).toBe(text);
});
