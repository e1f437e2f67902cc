export { SobreNosPage as default } from './sobre-nos-page.tsx';
