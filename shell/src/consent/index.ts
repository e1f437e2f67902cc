export { ConsentBar } from './consent-bar.tsx';
