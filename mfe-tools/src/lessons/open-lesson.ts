import { err, ok } from '@aura/shared-domain';
import { loadLesson } from '@aura/shared-lessons';

/** A lesson with its text, which is a separate chunk; null if the id is unknown. */
export const openLesson = (id: string) =>
  loadLesson(id).then(ok, () => err({ message: 'Não foi possível abrir a lição.' }));
