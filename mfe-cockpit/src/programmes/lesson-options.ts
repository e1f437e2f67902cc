import type { companyProgrammesEndpoint, ResponseOf } from '@aura/shared-domain';
import type { SelectOption } from '@aura/shared-ui';

type Lessons = ResponseOf<typeof companyProgrammesEndpoint>['catalogue'];

const compare = (a: string, b: string): number => a.localeCompare(b, 'pt-BR');

/** The lessons under their subjects, both in the order of the alphabet. */
export const listLessonOptions = (lessons: Lessons): SelectOption[] =>
  lessons
    .toSorted((a, b) => compare(a.category, b.category) || compare(a.title, b.title))
    .map(({ id, title, minutes, category }) => ({
      value: id,
      label: `${title} (${minutes} min)`,
      ...(category !== '' && { group: category }),
    }));
