export { NotaPage as default } from './nota-page.tsx';
