interface Props {
  /** Null where the ad has no address. */
  readonly url: string | null;
}

/** The ad at its source, which learns nothing of the page that led there. */
export function OriginalLink({ url }: Props) {
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      Abrir o anúncio original
    </a>
  );
}
