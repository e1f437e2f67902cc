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

interface LinkProps {
  /** Null where the ad has no address. */
  readonly url: string | null;
}

/** The ad at its source, which learns nothing of the page that led there. */
export function OriginalLink({ url }: LinkProps) {
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      Abrir o anúncio original
    </a>
  );
}
