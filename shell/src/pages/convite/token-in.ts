/** What follows `/convite/` in the path of the page. */
export const tokenIn = (pathname: string): string =>
  pathname.split('/').findLast((part) => part !== '') ?? '';
