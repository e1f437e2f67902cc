import { LESSON_SUMMARIES, type Lesson } from '@aura/shared-lessons';
import { buildLessonPath } from '../paths.ts';
import { renderPlainLesson, renderPlainShelf } from './plain-page.ts';
import { PLAIN_STYLE } from './plain-style.ts';
import { SHELF } from './shelf.ts';

/** What is kept shows text and one style sheet, and can do nothing else. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Puts a lesson on the shelf of this device, to be read without a connection. Where the browser keeps nothing, nothing
 * happens: the lesson is read online.
 */
export async function keepForOffline(lesson: Lesson): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const shelf = await caches.open(SHELF.cache);
    await shelf.put(SHELF.style, new Response(PLAIN_STYLE, { headers: { 'Content-Type': 'text/css' } }));
    await shelf.put(
      buildLessonPath(lesson.id),
      new Response(renderPlainLesson(lesson), { headers: HEADERS }),
    );
    const kept = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname));
    const lessons = LESSON_SUMMARIES.filter(({ id }) => kept.has(buildLessonPath(id)));
    await shelf.put(SHELF.path, new Response(renderPlainShelf(lessons), { headers: HEADERS }));
  } catch {
    // A device without room, or a browser that forbids: the lesson is there all the same.
  }
}
