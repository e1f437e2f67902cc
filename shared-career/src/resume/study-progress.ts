import type { Education } from '@aura/shared-domain';
import { SCHOOLING_SIGNS } from '../generated/signs.ts';
import { foldText } from '../text/index.ts';

/** How far a course of study has come. */
type StudyProgress = 'finished' | 'ongoing' | 'stopped';

/** Reads how far a course of study has come from all that its entry says; one that says nothing is finished. */
export function readStudyProgress({ current, institution, degree, area, items }: Education): StudyProgress {
  const { folded } = foldText([institution, degree, area, ...items].join(' '));
  if (SCHOOLING_SIGNS.stopped.test(folded) || (!current && NOT_FINISHED.test(folded))) return 'stopped';
  return current || SCHOOLING_SIGNS.unfinished.test(folded) ? 'ongoing' : 'finished';
}

/** "Incompleto", "não concluído": whether it goes on is not said. */
const NOT_FINISHED = /(?<!\p{L})(?:incomplet|nao (?:foi )?(?:conclu|termin))/u;
