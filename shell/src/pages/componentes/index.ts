export { ComponentesPage as default } from './componentes-page.tsx';
