export { openConsentBar } from './bar-request.ts';
