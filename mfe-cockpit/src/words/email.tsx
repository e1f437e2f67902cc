/** An address that a narrow place breaks before its domain, not within a word. */
export function Email({ of }: { readonly of: string }) {
  const at = of.lastIndexOf('@');
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
