import type { Pulse, Pulses, RunningProgramme } from '@aura/shared-domain';

type Results = NonNullable<Pulse['results']>;
type Suggestion = Results['suggestions'][number];
type Known = Pick<Pulses, 'programmes' | 'units'>;

/** A suggestion, with what already runs of it and what is left to begin. */
export interface SuggestionPlan extends Pick<Suggestion, 'itemId' | 'text'> {
  /** Running programmes with one of its lessons, newest first. */
  readonly running: readonly RunningProgramme[];
  /** Lessons that no running programme gives to all who were asked. */
  readonly open: Suggestion['lessons'];
}

const gives = (programme: RunningProgramme, lesson: { readonly id: string }): boolean =>
  programme.lessons.includes(lesson.id);

/** What a suggestion leaves to do. @param asked names of the departments that were asked; empty for the whole company */
export function deriveSuggestionPlan(
  { itemId, text, lessons }: Suggestion,
  { units: asked }: Pick<Pulse, 'units'>,
  { programmes, units }: Known,
): SuggestionPlan {
  const nameOf = (id: string) => units.find((unit) => unit.id === id)?.name;
  const reachesAll = (programme: RunningProgramme): boolean =>
    programme.units.length === 0 ||
    (asked.length > 0 && asked.every((name) => programme.units.some((id) => nameOf(id) === name)));
  const reachesSome = (programme: RunningProgramme): boolean =>
    programme.units.length === 0 ||
    asked.length === 0 ||
    programme.units.some((id) => asked.some((name) => nameOf(id) === name));
  return {
    itemId,
    text,
    running: programmes.filter(
      (programme) => reachesSome(programme) && lessons.some((lesson) => gives(programme, lesson)),
    ),
    open: lessons.filter(
      (lesson) => !programmes.some((programme) => reachesAll(programme) && gives(programme, lesson)),
    ),
  };
}
