import { readdirSync, readFileSync } from 'node:fs';
import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChoiceQuestion, GapQuestion, Lesson, TrueFalseQuestion } from '../lesson.ts';
import { loadLesson } from './load-lesson.ts';
import { LESSON_SUMMARIES } from './summaries.ts';

const WORDS_PER_MINUTE = { least: 130, most: 220 } as const;
const SHORTEST_EXPLANATION = 60;

/** What may stand directly in what, as the component that draws the texts has it. */
const INLINE = ['strong', 'em', 'a'];
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  root: ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote'],
  h2: INLINE,
  h3: INLINE,
  p: INLINE,
  ul: ['li'],
  ol: ['li'],
  li: ['p', 'ul', 'ol', ...INLINE],
  blockquote: ['p', ...INLINE],
  strong: INLINE,
  em: INLINE,
  a: INLINE,
};
/** In these, only elements; text would stand in no paragraph. */
const HOLDS_NO_TEXT = new Set(['root', 'ul', 'ol']);

/** What is wrong with markup: tags outside the subset, at a wrong place or not closed, and text outside a block. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open = ['root'];
  for (const [token] of html.matchAll(/<[^<>]*>|[^<>]+|[<>]/gu)) {
    const parent = open.at(-1) ?? 'root';
    const tag = /^<(\/?)([a-z][a-z0-9]*)((?: href="[^"<>]+")?)>$/u.exec(token);
    if (!tag) {
      const isStray = token.startsWith('<') || token === '>';
      if (isStray || (HOLDS_NO_TEXT.has(parent) && token.trim() !== '')) faults.push(token);
      continue;
    }
    const [, slash, name = '', href] = tag;
    if (slash) {
      if (name === parent && parent !== 'root') open.pop();
      else faults.push(token);
    } else {
      if (!CHILDREN[parent]?.includes(name) || (name === 'a') !== (href !== '')) faults.push(token);
      open.push(name);
    }
  }
  return [...faults, ...open.slice(1).map((name) => `<${name}> without an end`)];
}

const ROOT = new URL('../../../', import.meta.url);

/** Every path of a page, out of the descriptions of the shell and the remotes, and of what is filled into patterns. */
function pagePaths(): ReadonlySet<string> {
  const remotes = readdirSync(ROOT)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => `${folder}/remote.ts`);
  const sources = ['shell/src/routes/shell-routes.ts', ...remotes].map((file) =>
    readFileSync(new URL(file, ROOT), 'utf8'),
  );
  return new Set([
    ...sources.flatMap((source) =>
      [...source.matchAll(/\bpath: '([^':*]+)'/gu)].map(([, path = '']) => path),
    ),
    ...ARTICLE_SUMMARIES.map(({ id }) => `/recursos/${id}`),
    ...LESSON_SUMMARIES.map(({ id }) => `/micro-learnings/${id}`),
  ]);
}

/** The wording of laws; the public articles point to it, too. */
const LAWS = 'https://www.planalto.gov.br/';

/** Superlatives, promises and filler that no lesson needs. */
const FORBIDDEN = [
  /(?<!\p{L})(?:incríve(?:l|is)|inacreditáve(?:l|is)|imperdíve(?:l|is)|infalíve(?:l|is)|sensaciona(?:l|is))/iu,
  /(?<!\p{L})(?:revolucionári|extraordinári|fantástic|maravilhos|espetacular|impecáve|arrasador)/iu,
  /(?:sucesso|resultados?|vaga|emprego|aumento|contratação) garantid[oa]s?/iu,
  /com toda a certeza|sem sombra de dúvida|100 ?% (?:garantid|segur|cert)/iu,
  /você vai (?:conseguir|passar|ser (?:contratad|promovid|aprovad))/iu,
  /(?:vale|cabe) (?:a pena )?(?:ressaltar|destacar|salientar|lembrar que)/iu,
  /é (?:importante|fundamental|essencial) (?:ressaltar|destacar|salientar|lembrar|frisar)/iu,
  /no mundo (?:de hoje|atual)|nos dias (?:de hoje|atuais)|cada vez mais competitiv|mercado (?:acirrado|competitivo)/iu,
  /(?<!\p{L})(?:alavancar|alavanque|turbinar|turbine|turbinad[oa])(?!\p{L})|potencializ/iu,
  /desbloque\p{L}+ (?:todo )?o? ?(?:seu )?potencial|fora da caixa|game.?changer|mindset/iu,
  /dicas? de ouro|fórmula mágica|segredos? d[oe] sucesso|pulo do gato|divisor de águas/iu,
  /próximo nível|em um piscar de olhos|de uma vez por todas/iu,
];

/** Everything of a lesson that somebody reads, without markup. */
function wordingOf(lesson: Lesson): string {
  const { title, description, objectives, application } = lesson;
  const questions = lesson.questions.flatMap((question) => [
    question.prompt,
    question.explanation,
    ...('options' in question ? question.options : []),
  ]);
  return [
    title,
    description,
    plain(lesson.content_html),
    ...objectives,
    ...questions,
    ...Object.values(application),
  ].join('\n');
}

const plain = (html: string): string => html.replaceAll(/<[^>]*>/gu, ' ').trim();
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, i) => values.indexOf(value) !== i);
const isBlank = (text: string): boolean => text.trim() === '';

const choicesOf = ({ questions }: Lesson): ChoiceQuestion[] =>
  questions.flatMap((question) => ('options' in question ? [question] : []));
const gapsOf = ({ questions }: Lesson): GapQuestion[] =>
  questions.filter((question) => question.kind === 'gap');
const statementsOf = ({ questions }: Lesson): TrueFalseQuestion[] =>
  questions.filter((question) => question.kind === 'trueFalse');

/** Whether somebody who always answers the same would be right each time. */
const givesItselfAway = (answers: readonly (number | boolean)[]): boolean =>
  answers.length > 1 && new Set(answers).size === 1;

test('the check of markup finds what the page could not draw', () => {
  expect(
    faultsOf('<p>Um <strong>texto</strong>, <a href="/faq">ajuda</a>.</p>\n<ul>\n<li>um</li>\n</ul>'),
  ).toEqual([]);
  const broken = [
    '<div>a</div>',
    '<p>a',
    '<p>a</em></p>',
    'a',
    '<ul>a</ul>',
    '<p><p>a</p></p>',
    '<p>1 < 2</p>',
  ];
  const attributes = ['<p class="x">a</p>', '<p><a>a</a></p>', '<p href="/faq">a</p>'];
  expect([...broken, ...attributes].filter((html) => faultsOf(html).length === 0)).toEqual([]);
});

test('every lesson has an id of its own', () => {
  expect(repeated(LESSON_SUMMARIES.map(({ id }) => id))).toEqual([]);
});

test('over all lessons, statements are true about as often as false, and no position is right most of the time', async () => {
  const lessons = await Promise.all(LESSON_SUMMARIES.map(async ({ id }) => loadLesson(id)));
  const known = lessons.filter((lesson) => lesson !== null);
  const statements = known.flatMap(statementsOf);
  const shareTrue = statements.filter(({ right }) => right).length / statements.length;
  expect(Math.abs(shareTrue - 0.5)).toBeLessThan(0.25);
  const choices = known.flatMap(choicesOf);
  const shareRight = (position: number): number =>
    choices.filter(({ right }) => right === position).length / choices.length;
  expect([0, 1, 2, 3].filter((position) => shareRight(position) > 0.5)).toEqual([]);
});

describe.each(LESSON_SUMMARIES)('$id', (summary) => {
  let lesson: Lesson;
  beforeAll(async () => {
    const loaded = await loadLesson(summary.id);
    if (!loaded) throw new Error(`no lesson ${summary.id}`);
    lesson = loaded;
  });

  test('is what its summary says', () => {
    const { content_html: _html, objectives: _objectives, sources: _sources, ...rest } = lesson;
    const { questions: _questions, application: _application, ...itself } = rest;
    expect(itself).toEqual(summary);
  });

  test('uses only the markup that can be drawn', () => {
    expect(faultsOf(lesson.content_html)).toEqual([]);
  });

  test('has sections, each heading of the third level inside one', () => {
    const levels = [...lesson.content_html.matchAll(/<h([23])>/gu)].map(([, level]) => level);
    expect(levels[0]).toBe('2');
    expect(levels.filter((level) => level === '2').length).toBeGreaterThanOrEqual(3);
  });

  test('links to pages that exist, or to the wording of a law', () => {
    const paths = pagePaths();
    const links = [...lesson.content_html.matchAll(/href="([^"]*)"/gu)].map(([, href = '']) => href);
    expect(links.filter((href) => !paths.has(href) && !href.startsWith(LAWS))).toEqual([]);
  });

  test('takes the minutes that it says', () => {
    const words = plain(lesson.content_html).split(/\s+/u).length;
    expect(words / summary.readingTime).toBeGreaterThanOrEqual(WORDS_PER_MINUTE.least);
    expect(words / summary.readingTime).toBeLessThanOrEqual(WORDS_PER_MINUTE.most);
  });

  test('says without superlatives, promises and filler', () => {
    const wording = wordingOf(lesson);
    expect(FORBIDDEN.flatMap((pattern) => pattern.exec(wording)?.[0] ?? [])).toEqual([]);
  });

  test('names what the reader will be able to do and what to do this week', () => {
    expect(lesson.objectives.length).toBeGreaterThanOrEqual(3);
    expect(lesson.objectives.length).toBeLessThanOrEqual(4);
    expect(repeated(lesson.objectives)).toEqual([]);
    const { task, evidence } = lesson.application;
    expect([...lesson.objectives, task, evidence].filter(isBlank)).toEqual([]);
  });

  test('has two sources at least, each with a year and what it is for', () => {
    const { sources } = lesson;
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(repeated(sources.map(({ title }) => title))).toEqual([]);
    expect(sources.flatMap((source) => [source.title, source.by, source.for]).filter(isBlank)).toEqual([]);
    expect(sources.filter(({ year }) => year !== null && !(year > 1800 && year < 2100))).toEqual([]);
  });

  test('has five questions at least, of several kinds, each with an id of its own', () => {
    const { questions } = lesson;
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    const ids = questions.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9-]{1,40}$/u.test(id))).toEqual([]);
  });

  test('explains every answer', () => {
    const short = lesson.questions.filter(({ explanation }) => explanation.length < SHORTEST_EXPLANATION);
    expect(short.map(({ id }) => id)).toEqual([]);
  });

  test('offers three different options at least, one of them right', () => {
    const choices = choicesOf(lesson);
    const same = choices.filter(
      ({ options }) => repeated(options.map((option) => option.trim().toLowerCase())).length,
    );
    expect(choices.filter(({ options }) => options.length < 3)).toEqual([]);
    expect(same).toEqual([]);
    expect(choices.filter(({ options, right }) => options[right] === undefined)).toEqual([]);
  });

  test('has one gap where one is to be filled, and one to three answers that fill it', () => {
    const gaps = gapsOf(lesson);
    expect(gaps.filter(({ prompt }) => prompt.match(/_+/gu)?.join(' ') !== '____')).toEqual([]);
    expect(gaps.filter(({ accepted }) => accepted.length < 1 || accepted.length > 3)).toEqual([]);
    expect(gaps.flatMap(({ accepted }) => [...repeated(accepted), ...accepted.filter(isBlank)])).toEqual([]);
    const others = lesson.questions.filter(({ kind }) => kind !== 'gap');
    expect(others.filter(({ prompt }) => prompt.includes('__'))).toEqual([]);
  });

  test('is not answered by always choosing the same', () => {
    expect(givesItselfAway(choicesOf(lesson).map(({ right }) => right))).toBe(false);
    expect(givesItselfAway(statementsOf(lesson).map(({ right }) => right))).toBe(false);
  });
});
