import { formatLongDay, JOB_SOURCE_NAMES, type SourceStatus } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';
import { jobsInWords } from '../parts/jobs-in-words.ts';

/** Where the ads come from: how many of each source, of when, and what it allows. */
export function SourceList({ sources }: { readonly sources: readonly SourceStatus[] }) {
  return (
    <Disclosure summary="De onde vêm as vagas">
      <ul>
        {sources.map(({ id, state, count, fetchedAt, terms }) => (
          <li key={id}>
            {JOB_SOURCE_NAMES[id]}:{' '}
            {state === 'off'
              ? 'desligada'
              : `${jobsInWords(count)}${fetchedAt ? `, de ${formatLongDay(new Date(fetchedAt))}` : ''}`}
            {terms !== null && (
              <>
                {' ('}
                <a href={terms} target="_blank" rel="noopener noreferrer">
                  termos de uso
                </a>
                )
              </>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
