import { APP_NAME, escapeHtml as t } from '@aura/shared-domain';
import type { Lesson, LessonSummary, Question } from '@aura/shared-lessons';
import { buildLessonPath } from '../paths.ts';
import { listOptions, renderPrompt } from '../question/options.ts';
import { describeRightAnswer } from '../question/right-answer.ts';
import { SHELF } from './shelf.ts';

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const renderPage = (title: string, path: string, notice: string, body: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(title)} · ${APP_NAME}</title>
<link rel="stylesheet" href="${SHELF.style}">
</head>
<body>
<p class="notice" role="status">Sem resposta da rede. ${notice}</p>
<nav aria-label="Lições"><a href="${SHELF.path}">Lições guardadas</a><a href="${path}">Tentar com conexão</a></nav>
<main>
<h1>${t(title)}</h1>
${body}
</main>
</body>
</html>
`;

function renderQuestion(one: Question): string {
  const options = one.kind === 'gap' ? '' : list(listOptions(one).map(t));
  const answer = `<p><strong>${t(describeRightAnswer(one))}</strong></p><p>${t(one.explanation)}</p>`;
  return `<details><summary>${t(renderPrompt(one))}</summary>${options}${answer}</details>`;
}

/**
 * A lesson as a page that needs no script: to read, and to ask oneself. The text is markup of ours, which the tests
 * hold to a small subset; everything else is written as text.
 */
export const renderPlainLesson = (lesson: Lesson): string =>
  renderPage(
    lesson.title,
    buildLessonPath(lesson.id),
    'Esta é a cópia guardada neste aparelho.',
    `<p class="soft">${t(lesson.category)} · ${lesson.readingTime} min de leitura</p>
<p>${t(lesson.description)}</p>
${lesson.content_html}
<h2>Perguntas</h2>
<p class="soft">Tente responder antes de abrir. Com conexão, suas respostas entram na revisão.</p>
${lesson.questions.map(renderQuestion).join('\n')}
<h2>Para usar nesta semana</h2>
<p>${t(lesson.application.task)}</p>
<h2>Fontes</h2>
${list(lesson.sources.map(({ title, by, year }) => `${t(title)}, ${t(by)}${year === null ? '' : `, ${year}`}`))}`,
  );

/** The list of the lessons that are kept. */
export const renderPlainShelf = (lessons: readonly LessonSummary[]): string =>
  renderPage(
    'Lições guardadas',
    SHELF.path,
    'Só as lições abaixo podem ser lidas agora.',
    `<p>Estas lições podem ser lidas sem conexão, porque você já as abriu neste aparelho.</p>
${list(lessons.map(({ id, title }) => `<a href="${buildLessonPath(id)}">${t(title)}</a>`))}`,
  );
