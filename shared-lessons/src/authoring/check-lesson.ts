import type { DataPath, Entry, Html, Report } from '@aura/content-tools';
import type { LessonFile } from './lesson-file.ts';

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

/** The first wording of each kind that no lesson uses. */
const findForbiddenWords = (text: string): readonly string[] =>
  FORBIDDEN.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

const WORDS_PER_MINUTE = { least: 130, most: 220 } as const;
const LEAST_SECTIONS = 3;

/** The wording of laws; the public articles point to it, too. */
const LAWS = 'https://www.planalto.gov.br/';

const stripTags = (html: string): string => html.replaceAll(/<[^>]*>/gu, ' ').trim();

/** Whether always giving the same answer would be right each time. */
const givesItselfAway = (answers: readonly (number | boolean)[]): boolean =>
  answers.length > 1 && new Set(answers).size === 1;

/**
 * Checks rules beyond the schema: the text can be drawn, links to existing pages and takes the stated minutes; the
 * wording promises nothing; and the answers are not predictable.
 * @param text its own or that of its article
 */
export function checkLesson(
  lesson: Entry<LessonFile>,
  text: Html,
  paths: ReadonlySet<string>,
  report: Report,
): void {
  const { data, bodyLine } = lesson;
  const lineOf = (line: number): number | null => (data.article === undefined ? bodyLine + line - 1 : null);
  for (const { line, message } of text.faults) report(lesson, lineOf(line), message);
  for (const { href, line } of text.links)
    if (!paths.has(href) && !href.startsWith(LAWS))
      report(lesson, lineOf(line), `não há página em "${href}"; fora do site, só se aponta para ${LAWS}`);

  const levels = [...text.html.matchAll(/<h([23])>/gu)].map(([, level]) => level);
  const sections = levels.filter((level) => level === '2').length;
  if (levels[0] !== '2' || sections < LEAST_SECTIONS)
    report(lesson, lineOf(1), `o texto deve ter pelo menos ${LEAST_SECTIONS} seções, que começam com "##"`);

  const words = stripTags(text.html).split(/\s+/u).length;
  const { least, most } = WORDS_PER_MINUTE;
  if (words < data.minutes * least || words > data.minutes * most)
    report(
      lesson,
      ['minutes'],
      `em ${data.minutes} min se leem de ${data.minutes * least} a ${data.minutes * most} palavras; o texto tem ${words}`,
    );
  checkWording(lesson, text, report);
  checkQuestions(lesson, report);
}

/** Reports each forbidden wording with its place. */
function checkWording(lesson: Entry<LessonFile>, { html }: Html, report: Report): void {
  const { title, description, objectives, application, questions } = lesson.data;
  const texts: readonly (readonly [DataPath | null, string])[] = [
    [['title'], title],
    [['description'], description],
    [null, stripTags(html)],
    ...objectives.map((text, at) => [['objectives', at], text] as const),
    [['application', 'task'], application.task],
    [['application', 'evidence'], application.evidence],
    ...questions.flatMap((question, at) =>
      [question.prompt, question.explanation, ...('options' in question ? question.options : [])].map(
        (text) => [['questions', at], text] as const,
      ),
    ),
  ];
  for (const [path, text] of texts)
    for (const words of findForbiddenWords(text))
      report(lesson, path ?? lesson.bodyLine, `"${words}" promete, exagera ou enche; diga sem isso`);
}

function checkQuestions(lesson: Entry<LessonFile>, report: Report): void {
  const { questions } = lesson.data;
  const choices = questions.flatMap((question) => ('options' in question ? [question.right] : []));
  const statements = questions.flatMap((question) => (question.kind === 'trueFalse' ? [question.right] : []));
  if (givesItselfAway(choices))
    report(lesson, ['questions'], `a opção certa é sempre a ${choices[0]}ª; mude a ordem de uma pergunta`);
  if (givesItselfAway(statements))
    report(lesson, ['questions'], 'as afirmações são todas verdadeiras ou todas falsas; mude uma');
  for (const [at, { kind, prompt }] of questions.entries())
    if (kind !== 'gap' && prompt.includes('__'))
      report(lesson, ['questions', at, 'prompt'], 'só uma pergunta "gap" tem lacuna');
}
