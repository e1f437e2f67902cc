export { ContatoPage as default } from './contato-page.tsx';
