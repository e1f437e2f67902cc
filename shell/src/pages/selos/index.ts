export { VerificarPage as default } from './verificar-page.tsx';
