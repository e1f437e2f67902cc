export { RestrictedPage as default } from './restricted-page.tsx';
