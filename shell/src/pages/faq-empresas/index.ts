export { FaqEmpresasPage as default } from './faq-empresas-page.tsx';
