export { ArtigoPage as default } from './artigo-page.tsx';
