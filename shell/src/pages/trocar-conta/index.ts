export { TrocarContaPage as default } from './trocar-conta-page.tsx';
