export { ParaEmpresasPage as default } from './para-empresas-page.tsx';
