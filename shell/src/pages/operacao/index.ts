export { OperacaoPage as default } from './operacao-page.tsx';
