import { JOB_SOURCE_CREDITS, JOB_SOURCE_NAMES, type JobSourceId } from '@aura/shared-domain';

/** Where an ad comes from, in the words that its source asks for. */
export function SourceCredit({ source }: { readonly source: JobSourceId }) {
  const credit = JOB_SOURCE_CREDITS[source];
  if (!credit) return <>Fonte: {JOB_SOURCE_NAMES[source]}</>;
  if (credit.url === null) return <>{credit.text}</>;
  return (
    <a href={credit.url} target="_blank" rel="noopener noreferrer nofollow">
      {credit.text}
    </a>
  );
}
