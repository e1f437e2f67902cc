export { RecursosPage as default } from './recursos-page.tsx';
