/**
 * Until the application is there: loads the page that Back or Forward leads to. Entries that an application of an
 * earlier visit has made belong to this document for the browser, which then changes the address alone.
 * Gives the function that ends it.
 */
export function followHistory(
  window: Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>,
): () => void {
  const { pathname } = window.location;
  const onChange = () => {
    if (window.location.pathname !== pathname) window.location.reload();
  };
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
