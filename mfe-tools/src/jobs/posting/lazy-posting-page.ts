import { lazyWithRetry } from '@aura/shared-session/lifecycles';

/** The page of one posting, loaded with its fit and its tools once a posting is opened. */
export const LazyPostingPage = lazyWithRetry(() =>
  import(/* webpackChunkName: "tracker" */ './posting-page.tsx').then(({ PostingPage }) => ({
    default: PostingPage,
  })),
);
