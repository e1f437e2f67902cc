import { findConfidence, type ResumeStructure } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResumeText } from './index.ts';
import { collectVocabulary, findWords } from './structure/words.ts';
import { NOW, PLAIN_RESUME } from './testing/samples.ts';

/** Meaningless words: each represents any text that a person may have written. */
const word = fc
  .array(
    fc.constantFrom('ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pra', 'que', 'ro', 'si', 'tu', 'vel', 'zão'),
    {
      minLength: 3,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''));
const name = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const phrase = (from: number, to: number) =>
  fc.array(fc.oneof(word, name), { minLength: from, maxLength: to }).map((words) => words.join(' '));

const period = fc.constantFrom('Jan/2020 – atual', '2015 - 2018', '03/2011 a 12/2014', '2009', '');
const joint = fc.constantFrom('\n', ' | ', ' – ', ', ', '   ', ' (');
const bullet = fc.constantFrom('- ', '• ', '* ', '');
const item = fc.tuple(bullet, phrase(3, 9)).map((parts) => parts.join(''));

const entry = fc
  .tuple(
    fc.constantFrom('Analista', 'Vendedora', 'Técnico em', ''),
    phrase(1, 3),
    joint,
    phrase(1, 3),
    joint,
    period,
    fc.array(item, { maxLength: 3 }),
  )
  .map(([title, job, first, company, second, when, items]) =>
    [`${title} ${job}${first}${company}${when === '' ? '' : second}${when}`, ...items].join('\n'),
  );

const line = fc.oneof(
  phrase(1, 5),
  fc.tuple(name, phrase(1, 4)).map(([label, text]) => `${label}: ${text}`),
  fc.tuple(phrase(1, 2), phrase(1, 2), phrase(1, 2)).map((parts) => parts.join(', ')),
  fc.tuple(phrase(1, 2), phrase(1, 2)).map((parts) => parts.join(' | ')),
);

const HEADS = [
  'EXPERIÊNCIA PROFISSIONAL',
  'Formação',
  'HABILIDADES',
  'Idiomas',
  'CURSOS',
  'Projetos',
  'Resumo',
  'Prêmios',
] as const;

const section = fc
  .tuple(fc.constantFrom(...HEADS), fc.array(fc.oneof(entry, line, item), { minLength: 1, maxLength: 4 }))
  .map(([head, lines]) => `${head}\n${lines.join('\n')}`);

const resume = fc
  .tuple(fc.array(line, { maxLength: 3 }), fc.array(section, { minLength: 1, maxLength: 5 }))
  .map(([head, sections]) => {
    const [top = '', ...rest] = PLAIN_RESUME.split('\n\n');
    return [`${top}\n${head.join('\n')}`, ...sections, ...rest].join('\n\n');
  });

/**
 * Headings, marks of contact details, dates and durations have separate places; linking words go with what they link.
 */
const BESIDE =
  /^(?:\d+|experiencia|profissional|formacao|academica|habilidades|idiomas|cursos|projetos|resumo|premios|jan|atual|a|em|e|na|de|da|do)$/u;

function read(text: string) {
  const result = readResumeText(text, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** A number as a word. */
const syllables = (index: number): string =>
  Array.from(index.toString(5).padStart(5, '0'))
    .map((digit) => ['ba', 'ne', 'mi', 'do', 'lu'][Number(digit)])
    .join('');

/** Paths of all texts and dates that are not empty. */
function paths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value === '' ? [] : [path];
  if (typeof value === 'boolean') return value ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, path === '' ? key : `${path}.${key}`));
}

describe('reading a plain text', () => {
  it('loses no word', () => {
    fc.assert(
      fc.property(resume, (text) => {
        const known = collectVocabulary(read(text).structure);
        const missing = findWords(text)
          .map(({ folded }) => folded)
          .filter((each) => !BESIDE.test(each) && !known.has(each));
        // The telephone is kept as one number.
        expect(missing).toEqual([]);
      }),
      { numRuns: scaleRuns(80, 400), seed: 7 },
    );
  });

  it('gives every field a confidence, its own or that of its part', () => {
    fc.assert(
      fc.property(resume, (text) => {
        const { structure, confidence } = read(text);
        const bare = paths(structure satisfies ResumeStructure).filter((path) => {
          const value = findConfidence(confidence, path);
          return (
            value === null || value < 0 || value > 1 || (value === 0 && !path.startsWith('unclassified'))
          );
        });
        expect(bare).toEqual([]);
      }),
      { numRuns: scaleRuns(50, 200), seed: 11 },
    );
  });

  it.each([
    ['a second telephone and address', 'Recado: (85) 3222-1111 | carla@trabalho.exemplo'],
    [
      'a list of a thousand skills',
      `HABILIDADES\n${Array.from({ length: 1000 }, (_, index) => `Oficina de ${syllables(index)}`).join('\n')}`,
    ],
    [
      'a hundred jobs',
      `EXPERIÊNCIA PROFISSIONAL\n` +
        Array.from(
          { length: 100 },
          (_, index) => `Vendedora\nLoja Sol${index} Ltda\n2010 - 2012\n- Vendi tecido${index}`,
        ).join('\n\n'),
    ],
    ['a second date of a job', 'EXPERIÊNCIA PROFISSIONAL\nVendedora | Loja Sol | 2010 - 2012 | 1999'],
  ])('keeps %s', (_, part) => {
    const known = collectVocabulary(read(`${PLAIN_RESUME}\n\n${part}`).structure);
    expect(findWords(part).filter(({ folded }) => !BESIDE.test(folded) && !known.has(folded))).toEqual([]);
    for (const year of part.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? []) expect(known).toContain(year);
  });
});
