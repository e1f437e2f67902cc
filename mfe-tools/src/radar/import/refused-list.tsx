import { Disclosure, Notice } from '@aura/shared-ui';
import type { ReadVacancies } from './vacancies-worker.ts';
import { refusedInWords } from './in-words.ts';

const FEW = 5;

/** What was not taken, with where it stands and what to mend. */
export function RefusedList({ refused }: Pick<ReadVacancies, 'refused'>) {
  if (refused.length === 0) return null;
  const list = (
    <ul>
      {refused.map(({ where, reason }) => (
        <li key={where}>
          <strong>{where}</strong>: {reason}
        </li>
      ))}
    </ul>
  );
  return (
    <Notice tone="warning" title={refusedInWords(refused.length)}>
      {refused.length > FEW ? <Disclosure summary="Ver cada uma">{list}</Disclosure> : list}
    </Notice>
  );
}
