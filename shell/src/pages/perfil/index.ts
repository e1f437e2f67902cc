export { PerfilPage as default } from './perfil-page.tsx';
