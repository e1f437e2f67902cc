import { PRIVATE_CACHES } from '@aura/shared-federation/contract';
import { loadLesson, type Lesson } from '@aura/shared-lessons';
import { expect, test } from 'vitest';
import { renderPlainLesson, renderPlainShelf } from './plain-page.ts';
import { SHELF } from './shelf.ts';

async function someLesson(): Promise<Lesson> {
  const lesson = await loadLesson('golpes-em-vagas');
  if (!lesson) throw new Error('no lesson');
  return lesson;
}

test('the page of a lesson has its text, its questions with answers, its sources, and no script', async () => {
  const lesson = await someLesson();
  const page = renderPlainLesson(lesson);
  expect(page).toContain(lesson.content_html);
  for (const { prompt, explanation } of lesson.questions) {
    expect(page).toContain(prompt.slice(0, 20));
    expect(page).toContain(explanation.slice(0, 20));
  }
  expect(page).toContain('Sem resposta da rede');
  expect(page).not.toMatch(/<script|\son\w+=|style=/u);
});

test('writes characters of markup as text', async () => {
  const lesson = { ...(await someLesson()), title: '<img src=x> & "aspas"' };
  expect(renderPlainLesson(lesson)).toContain('<h1>&lt;img src=x&gt; &amp; &quot;aspas&quot;</h1>');
  expect(renderPlainShelf([lesson])).toContain('>&lt;img src=x&gt; &amp; &quot;aspas&quot;</a>');
});

test('the shelf links to each kept lesson', async () => {
  expect(renderPlainShelf([await someLesson()])).toContain('href="/micro-learnings/golpes-em-vagas"');
});

test('kept pages are in the cache that the shell empties and the worker reads', () => {
  expect(SHELF.cache.startsWith(PRIVATE_CACHES)).toBe(true);
  expect(SHELF.style.startsWith(`${SHELF.path}/`)).toBe(true);
});
