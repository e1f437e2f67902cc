export { keepLessonsReadable } from './keep-lessons-readable.ts';
