export { AcaoDaContaPage as default } from './acao-da-conta-page.tsx';
