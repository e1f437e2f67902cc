export { Answered } from './answered.tsx';
export { LoadFailure } from './load-failure.tsx';
export { withOffline } from './offline.ts';
export { type Answer, type ApiAnswer, type Asked, useAsked } from './use-asked.ts';
export { useMore } from './use-more.ts';
