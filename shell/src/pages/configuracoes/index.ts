export { ConfiguracoesPage as default } from './configuracoes-page.tsx';
