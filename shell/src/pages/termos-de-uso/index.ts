export { TermosDeUsoPage as default } from './termos-de-uso-page.tsx';
