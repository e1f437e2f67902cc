import { err, ok } from '@aura/shared-domain';
import { loadLesson } from '@aura/shared-lessons';

/** A lesson with its text, which comes as code of its own; null where there is none of that id. */
export const openLesson = (id: string) =>
  loadLesson(id).then(ok, () => err({ message: 'Não foi possível abrir a lição.' }));
