export { ConsentBar } from './consent-bar.tsx';
export { openConsentBar } from './bar-request.ts';
