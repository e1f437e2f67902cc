export { NotificacoesPage as default } from './notificacoes-page.tsx';
